//! The net as a file.

use crate::net::infer::MOST_HIDDEN;
use crate::net::{FEATURES, Net, OUTPUTS, Shape};

/// Why a file is not a net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NetError {
    /// It does not begin like a net.
    NotANet,
    /// It was made for other inputs: by another version of the program.
    Inputs {
        /// The number of inputs in the file.
        found: u32,
    },
    /// The length is wrong.
    Length {
        /// The number of bytes that the file should have.
        expected: usize,
        /// The number of bytes that it has.
        found: usize,
    },
}

const MAGIC: &[u8; 8] = b"LACRNET1";
const HEADER: usize = MAGIC.len() + 32 + 4 * 4;

impl Net {
    /// Reads a net.
    ///
    /// # Errors
    /// The bytes are not a net that fits this program.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        let (header, body) = bytes.split_at_checked(HEADER).ok_or(NetError::NotANet)?;
        let (magic, header) = header.split_at(MAGIC.len());
        let (hash, numbers) = header.split_at(32);
        if magic != MAGIC {
            return Err(NetError::NotANet);
        }
        let mut reader = Reader(numbers);
        let [inputs, hidden, second, corrects] = [(); 4].map(|()| reader.int() as u32);
        let shape = Shape { hidden: hidden as usize, second: second as usize, corrects: corrects == 1 };
        if inputs as usize != FEATURES {
            return Err(NetError::Inputs { found: inputs });
        }
        if shape.hidden > MOST_HIDDEN || shape.second > MOST_HIDDEN || corrects > 1 {
            return Err(NetError::NotANet);
        }
        let found = bytes.len();
        let expected = HEADER + body_bytes(shape);
        if found != expected {
            return Err(NetError::Length { expected, found });
        }
        let mut edition = [0; 32];
        edition.copy_from_slice(hash);
        let mut reader = Reader(body);
        let rows = FEATURES * shape.row();
        // The low bytes of all weights come before the high bytes, which makes the packed file smaller.
        let (low, high) = reader.0.split_at(rows);
        let rows = low.iter().zip(high).map(|(low, high)| i16::from_le_bytes([*low, *high])).collect();
        reader.0 = &body[2 * low.len()..];
        Ok(Net {
            edition,
            shape,
            rows,
            start: reader.ints(shape.row()),
            second: reader.shorts(shape.second * shape.hidden),
            second_start: reader.ints(shape.second),
            last: reader.shorts(OUTPUTS * shape.last()),
        })
    }

    /// Writes the net.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEADER + body_bytes(self.shape));
        bytes.extend_from_slice(MAGIC);
        bytes.extend_from_slice(&self.edition);
        let shape = self.shape;
        for number in [FEATURES, shape.hidden, shape.second, usize::from(shape.corrects)] {
            bytes.extend_from_slice(&(number as u32).to_le_bytes());
        }
        bytes.extend(self.rows.iter().map(|weight| weight.to_le_bytes()[0]));
        bytes.extend(self.rows.iter().map(|weight| weight.to_le_bytes()[1]));
        bytes.extend(self.start.iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend(self.second.iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend(self.second_start.iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend(self.last.iter().flat_map(|number| number.to_le_bytes()));
        bytes
    }
}

fn body_bytes(shape: Shape) -> usize {
    let shorts = FEATURES * shape.row() + shape.second * shape.hidden + OUTPUTS * shape.last();
    shorts * 2 + (shape.row() + shape.second) * 4
}

/// Reads numbers one after the other. The length was checked before.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn int(&mut self) -> i32 {
        self.ints(1).first().copied().unwrap_or(0)
    }

    fn ints(&mut self, count: usize) -> Vec<i32> {
        let (mine, rest) = self.0.split_at((count * 4).min(self.0.len()));
        self.0 = rest;
        mine.chunks_exact(4)
            .map(|bytes| i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
            .collect()
    }

    fn shorts(&mut self, count: usize) -> Vec<i16> {
        let (mine, rest) = self.0.split_at((count * 2).min(self.0.len()));
        self.0 = rest;
        mine.chunks_exact(2).map(|bytes| i16::from_le_bytes([bytes[0], bytes[1]])).collect()
    }
}
