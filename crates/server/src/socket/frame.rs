//! The header of a WebSocket frame.

/// The header of an unfragmented text frame from a server, and how many bytes of the array it has (RFC 6455, 5.2).
pub fn text_header(length: usize) -> ([u8; 10], usize) {
    let mut header = [0x81, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    let bytes = (length as u64).to_be_bytes();
    match length {
        0..=125 => {
            header[1] = length as u8;
            (header, 2)
        }
        126..=0xffff => {
            header[1] = 126;
            header[2..4].copy_from_slice(&bytes[6..]);
            (header, 4)
        }
        _ => {
            header[1] = 127;
            header[2..].copy_from_slice(&bytes);
            (header, 10)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_header_of_a_frame_has_its_length() {
        let header = |length| {
            let (header, count) = text_header(length);
            header[..count].to_vec()
        };
        assert_eq!(header(0), [0x81, 0]);
        assert_eq!(header(125), [0x81, 125]);
        assert_eq!(header(126), [0x81, 126, 0, 126]);
        assert_eq!(header(0xffff), [0x81, 126, 0xff, 0xff]);
        assert_eq!(header(0x1_0000), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
    }
}
