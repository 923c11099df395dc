//! Orders the functions of a module so that similar ones are neighbours, which makes its compressed form smaller.

use anyhow::{Result, anyhow};
use wasm_encoder::reencode::Reencode;
use wasm_encoder::{
    CodeSection, ElementSection, ExportSection, FunctionSection, GlobalSection, Module, RawSection,
};
use wasm_encoder::{SectionId, StartSection};
use wasmparser::{FunctionBody, Parser, Payload, TypeRef};

/// Instructions whose operands are part of the comparison: those on local variables and memory.
const WITH_OPERANDS: [std::ops::RangeInclusive<u8>; 2] = [0x20..=0x22, 0x28..=0x3e];

/// The new numbers of all functions.
struct Numbers(Vec<u32>);

impl Reencode for Numbers {
    type Error = std::convert::Infallible;

    fn function_index(&mut self, old: u32) -> Result<u32, wasm_encoder::reencode::Error> {
        Ok(self.0[old as usize])
    }
}

/// The functions of a module.
#[derive(Default)]
struct Functions<'a> {
    imported: u32,
    types: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
}

/// The same module with its functions in another order.
pub fn order(module: &[u8]) -> Result<Vec<u8>> {
    let functions = functions(module)?;
    let mut order = Vec::new();
    for (at, body) in functions.bodies.iter().enumerate() {
        order.push(((functions.types[at], shape(module, body)?, &module[body.range()]), at));
    }
    order.sort_unstable();
    let order: Vec<usize> = order.into_iter().map(|(_, at)| at).collect();
    let mut numbers: Vec<u32> = (0..functions.imported + order.len() as u32).collect();
    for (new, old) in order.iter().enumerate() {
        numbers[functions.imported as usize + old] = functions.imported + new as u32;
    }
    rewrite(module, &functions, &order, &mut Numbers(numbers))
}

fn functions(module: &[u8]) -> Result<Functions<'_>> {
    let mut functions = Functions::default();
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    functions.imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::FunctionSection(types) => {
                functions.types = types.into_iter().collect::<Result<_, _>>()?;
            }
            Payload::CodeSectionEntry(body) => functions.bodies.push(body),
            _ => {}
        }
    }
    Ok(functions)
}

/// The local variables and instructions of a function, without most operands.
fn shape(module: &[u8], body: &FunctionBody<'_>) -> Result<Vec<u8>> {
    let mut reader = body.get_operators_reader()?;
    let mut shape = module[body.range().start..reader.original_position()].to_vec();
    while !reader.eof() {
        let start = reader.original_position();
        reader.read()?;
        let bytes = &module[start..reader.original_position()];
        let all = WITH_OPERANDS.iter().any(|codes| codes.contains(&bytes[0]));
        shape.extend(if all { bytes } else { &bytes[..1] });
    }
    Ok(shape)
}

fn rewrite(
    module: &[u8],
    functions: &Functions<'_>,
    order: &[usize],
    numbers: &mut Numbers,
) -> Result<Vec<u8>> {
    let wrong = |error| anyhow!("the functions cannot be ordered: {error}");
    let mut new = Module::new();
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload?;
        match &payload {
            Payload::FunctionSection(_) => {
                let mut section = FunctionSection::new();
                for at in order {
                    section.function(functions.types[*at]);
                }
                new.section(&section);
            }
            Payload::GlobalSection(old) => {
                let mut section = GlobalSection::new();
                numbers.parse_global_section(&mut section, old.clone()).map_err(wrong)?;
                new.section(&section);
            }
            Payload::ExportSection(old) => {
                let mut section = ExportSection::new();
                numbers.parse_export_section(&mut section, old.clone()).map_err(wrong)?;
                new.section(&section);
            }
            Payload::StartSection { func, .. } => {
                let function_index = numbers.function_index(*func).map_err(wrong)?;
                new.section(&StartSection { function_index });
            }
            Payload::ElementSection(old) => {
                let mut section = ElementSection::new();
                numbers.parse_element_section(&mut section, old.clone()).map_err(wrong)?;
                new.section(&section);
            }
            Payload::CodeSectionStart { .. } => {
                let mut section = CodeSection::new();
                for at in order {
                    numbers
                        .parse_function_body(&mut section, functions.bodies[*at].clone())
                        .map_err(wrong)?;
                }
                new.section(&section);
            }
            _ => {
                if let Some((id, range)) = payload.as_section()
                    && id != SectionId::Code as u8
                {
                    new.section(&RawSection { id, data: &module[range] });
                }
            }
        }
    }
    Ok(new.finish())
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{ExportKind, Function, TypeSection, ValType};

    /// A module whose function `small` is the second one and calls the first one.
    fn module() -> Vec<u8> {
        let (mut types, mut functions, mut exports, mut code) =
            (TypeSection::new(), FunctionSection::new(), ExportSection::new(), CodeSection::new());
        types.ty().function([], [ValType::I32]);
        functions.function(0).function(0);
        exports.export("large", ExportKind::Func, 0).export("small", ExportKind::Func, 1);
        let mut large = Function::new([(1, ValType::I32)]);
        large.instructions().i32_const(7).local_tee(0).end();
        let mut small = Function::new([]);
        small.instructions().call(0).end();
        code.function(&large).function(&small);
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&exports).section(&code);
        module.finish()
    }

    #[test]
    fn exports_and_calls_follow_their_functions() {
        let ordered = order(&module()).unwrap();
        let exports = Parser::new(0).parse_all(&ordered).find_map(|payload| match payload.unwrap() {
            Payload::ExportSection(exports) => Some(exports),
            _ => None,
        });
        let exports = exports.unwrap().into_iter().map(|export| export.unwrap());
        assert_eq!(
            exports.map(|export| (export.name, export.index)).collect::<Vec<_>>(),
            [("large", 1), ("small", 0)]
        );
        let functions = functions(&ordered).unwrap();
        let first = &ordered[functions.bodies[0].range()];
        assert_eq!(first, [0, 0x10, 1, 0x0b], "the first function calls the second one");
    }

    #[test]
    fn an_ordered_module_stays_as_it_is() {
        let ordered = order(&module()).unwrap();
        assert_eq!(order(&ordered).unwrap(), ordered);
        assert!(order(b"no module").is_err());
    }
}
