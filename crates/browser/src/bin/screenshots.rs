//! Saves contact sheets, one for each phase with all sizes side by side:
//! `cargo run screenshots [--out DIR] [--phase travel,requiem] [--size 390x844] [--lang en,pl] [--theme light,dark]
//! [--text 100,130]`.

use browser::{Cell, Matrix, Page, Phase, Result, Screen, TestServer, visit_cells};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The height of a thumbnail in CSS pixels, at most: on a full sheet, and on one with few screens.
const HEIGHTS: [u32; 2] = [420, 860];
/// A sheet with at most so many screens shows them larger.
const FEW: usize = 4;
/// The width of a sheet.
const WIDTH: u32 = 2400;

struct Options {
    out: PathBuf,
    matrix: Matrix,
}

#[tokio::main]
async fn main() -> Result<()> {
    let Some(Options { out, matrix }) = options(std::env::args().skip(1)) else {
        eprintln!("options: --out DIR --phase --size --lang --theme --text, with lists such as en,pl");
        eprintln!("phases: {}", Phase::ALL.map(|phase| phase.code).join(","));
        eprintln!("sizes: {}", Screen::SIZES.map(Screen::code).join(","));
        std::process::exit(2);
    };
    let cells = matrix.product();
    println!("{} screens", cells.len());
    std::fs::create_dir_all(&out)?;
    let test_server = TestServer::open().await?;
    visit_cells(&test_server, &cells, async |page, cell, missing| {
        if let Some(missing) = missing {
            println!("{}: {missing} is not there", cell.code());
        }
        page.settle().await?;
        page.screenshot(&out.join("screens").join(file(cell))).await
    })
    .await?;
    test_server.visit(Screen::desktop(WIDTH, 1000), async |page| sheets(page, &out, &cells).await).await?;
    test_server.close().await
}

/// None if an option is unknown or names nothing.
fn options(mut args: impl Iterator<Item = String>) -> Option<Options> {
    let mut matrix = Matrix { langs: vec!["en".into()], texts: vec![100], ..Matrix::default() };
    let mut out = PathBuf::from("target/screenshots");
    while let Some(name) = args.next() {
        let value = args.next()?;
        let list = || value.split(',').map(str::to_owned).collect::<Vec<_>>();
        match name.as_str() {
            "--out" => out = value.into(),
            "--phase" => matrix.phases = list(),
            "--size" => matrix.sizes = list(),
            "--lang" => matrix.langs = list(),
            "--theme" => matrix.themes = list(),
            "--text" => matrix.texts = list().iter().map(|text| text.parse().ok()).collect::<Option<_>>()?,
            _ => return None,
        }
    }
    let known = |chosen: &[String], all: &[String]| chosen.iter().all(|one| all.contains(one));
    let phases = Phase::ALL.map(|phase| phase.code.to_owned());
    (known(&matrix.phases, &phases) && known(&matrix.sizes, &Screen::SIZES.map(Screen::code)))
        .then_some(Options { out, matrix })
}

fn file(cell: &Cell) -> String {
    format!("{}.png", name(cell, &cell.screen.code()))
}

fn name(cell: &Cell, last: &str) -> String {
    [cell.phase.code, &cell.lang, &cell.theme, &cell.text.to_string(), last].join("-")
}

/// Writes a sheet for each phase, language, theme and text size, as HTML and as one picture.
async fn sheets(page: &Page, out: &Path, cells: &[Cell]) -> Result<()> {
    let mut cells = cells.to_vec();
    cells.sort_by_key(|cell| (name(cell, ""), cell.screen.width, cell.screen.height));
    for row in cells.chunk_by(|one, other| name(one, "") == name(other, "")) {
        let sheet = out.join(format!("{}.html", name(&row[0], "sheet")));
        std::fs::write(&sheet, html(row))?;
        page.resize(Screen::desktop(WIDTH, 100)).await?;
        page.driver().goto(format!("file://{}", sheet.canonicalize()?.display())).await?;
        let height = page.eval("Promise.all([...document.images].map((image) => image.decode())).then(() => document.documentElement.scrollHeight)").await?;
        page.resize(Screen::desktop(WIDTH, height)).await?;
        page.screenshot(&sheet.with_extension("png")).await?;
    }
    println!("{}", out.display());
    Ok(())
}

fn html(row: &[Cell]) -> String {
    let title = name(&row[0], "").replace('-', " ");
    let mut html = format!(
        "<!doctype html><meta charset=utf-8><title>{title}</title><style>
        body{{margin:16px;background:#777;font:14px sans-serif;color:#fff}} h1{{font-size:20px;margin:0 0 8px}}
        main{{display:flex;flex-wrap:wrap;gap:14px;align-items:flex-start}} figure{{margin:0}} img{{display:block}}
        </style><h1>{title}</h1><main>"
    );
    for cell in row {
        let Screen { width, height, .. } = cell.screen;
        let shown = height.min(HEIGHTS[usize::from(row.len() <= FEW)]);
        let (wide, link) = (width * shown / height, format!("screens/{}", file(cell)));
        let _ = write!(
            html,
            "<figure><figcaption>{}</figcaption><a href='{link}'><img src='{link}' width={wide} height={shown}></a></figure>",
            cell.screen.code()
        );
    }
    html + "</main>"
}
