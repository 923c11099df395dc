//! A training as bytes, to stop it and to go on later without loss.

use crate::model::Model;
use crate::trainer::{Recipe, Trainer};
use bots::net::{Net, NetError};

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

const MAGIC: &[u8; 8] = b"LACRTRN2";
/// The first step of a net that has learned already, as a share of the first step of a new one.
const LEARNED_STEP: f32 = 0.5;

impl Trainer {
    /// The training as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let model = &self.model;
        let mut bytes = MAGIC.to_vec();
        let Recipe { seed, step, .. } = self.recipe;
        let numbers = [self.games, seed, step.to_bits().into(), model.batches, model.weights.len() as u64];
        bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        for list in [&model.weights, &model.mean, &model.square, &model.average] {
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
        let [games, seed, step, batches, count] = [number()?, number()?, number()?, number()?, number()?];
        let step = f32::from_bits(step as u32);
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
        let [weights, mean, square, average] = [list()?, list()?, list()?, list()?];
        let model = Model { shape: recipe.shape, weights, mean, square, average, batches };
        let playing = Net::from_bytes(rest).map_err(CheckpointError::Net)?;
        Ok(Trainer { recipe: Recipe { seed, step, ..recipe }, model, games, playing })
    }

    /// Begins a training with the weights of a net. The first steps are smaller, because the net has learned already.
    ///
    /// # Errors
    /// The net has another size than those of the recipe.
    pub fn from_net(net: &Net, recipe: Recipe) -> Result<Trainer, CheckpointError> {
        if net.shape != recipe.shape {
            return Err(CheckpointError::OtherRecipe);
        }
        let recipe = Recipe { step: recipe.step * LEARNED_STEP, ..recipe };
        Ok(Trainer { recipe, model: Model::from_net(net), games: 0, playing: net.clone() })
    }
}
