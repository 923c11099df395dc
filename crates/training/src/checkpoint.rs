//! A training as bytes, to stop it and to go on later without loss.

use crate::model::Model;
use crate::trainer::{Recipe, Trainer};
use bots::net::{Net, NetError};

/// Whether a checkpoint keeps what the optimiser needs to go on exactly, or only the weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Light {
    /// Everything: the training goes on as if it had not stopped.
    Full,
    /// The averaged weights only, a quarter of the size. The training goes on from there with a fresh optimiser.
    Weights,
}

/// Why a file is not a checkpoint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CheckpointError {
    /// It does not begin like one, or its length is wrong.
    NotACheckpoint,
    /// It was made with another recipe: other inputs, another size of the net.
    OtherRecipe,
    /// The net in it cannot be read.
    Net(NetError),
}

const MAGIC: &[u8; 8] = b"LACRTRN1";

impl Trainer {
    /// The training as bytes.
    pub fn to_bytes(&self, light: Light) -> Vec<u8> {
        let model = &self.model;
        let full = light == Light::Full;
        let mut bytes = MAGIC.to_vec();
        let numbers = [u64::from(full), self.games, self.recipe.seed, model.batches];
        bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend((model.weights.len() as u64).to_le_bytes());
        let lists = [&model.weights, &model.mean, &model.square, &model.average];
        let kept = if full { &lists[..] } else { &[&model.average][..] };
        for list in kept {
            bytes.extend(list.iter().flat_map(|number| number.to_le_bytes()));
        }
        bytes.extend(self.playing.to_bytes());
        bytes
    }

    /// Goes on from bytes.
    ///
    /// # Errors
    /// The bytes are no checkpoint of such a training.
    pub fn from_bytes(bytes: &[u8], recipe: Recipe) -> Result<Trainer, CheckpointError> {
        let mut rest = bytes.strip_prefix(MAGIC).ok_or(CheckpointError::NotACheckpoint)?;
        let mut number = || -> Result<u64, CheckpointError> {
            let (word, left) = rest.split_first_chunk::<8>().ok_or(CheckpointError::NotACheckpoint)?;
            rest = left;
            Ok(u64::from_le_bytes(*word))
        };
        let [full, games, seed, batches, count] = [number()?, number()?, number()?, number()?, number()?];
        if count != Model::count(recipe.shape) as u64 {
            return Err(CheckpointError::OtherRecipe);
        }
        let mut list = || -> Result<Vec<f32>, CheckpointError> {
            let size = count as usize * 4;
            let (list, left) = rest.split_at_checked(size).ok_or(CheckpointError::NotACheckpoint)?;
            rest = left;
            Ok(list
                .chunks_exact(4)
                .map(|word| f32::from_le_bytes([word[0], word[1], word[2], word[3]]))
                .collect())
        };
        let shape = recipe.shape;
        let model = if full == 1 {
            let [weights, mean, square, average] = [list()?, list()?, list()?, list()?];
            Model { shape, weights, mean, square, average, batches }
        } else {
            let average = list()?;
            let zeros = vec![0.0; average.len()];
            Model { shape, weights: average.clone(), mean: zeros.clone(), square: zeros, average, batches: 0 }
        };
        let playing = Net::from_bytes(rest).map_err(CheckpointError::Net)?;
        Ok(Trainer { recipe: Recipe { seed, ..recipe }, model, games, playing })
    }
}
