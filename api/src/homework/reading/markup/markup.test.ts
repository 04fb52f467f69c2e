import { describe, expect, it } from 'vitest'
import { tidy } from '../plain-text.ts'
import { isMarkup, isMarkupFile, unformatted } from './index.ts'

const words = (markup: string) => tidy(unformatted(markup).text)
const page = (body: string, head = '') =>
  `<!DOCTYPE html>\n<html>\n<head>${head}</head>\n<body>\n${body}\n</body>\n</html>`
const rtf = (body: string) =>
  `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fnil Calibri;}}{\\colortbl ;\\red0\\green0\\blue0;}{\\*\\generator Riched20;}\\viewkind4\\uc1 \\pard\\f0\\fs22 ${body}}`

describe('what is markup', () => {
  it.each([
    rtf('Bonjour\\par'),
    '\n {\\rtf1\\mac Bonjour}',
    page('<p>Bonjour</p>'),
    '<html><p>Bonjour',
    '<?xml version="1.0"?>\n<!-- x --><!DOCTYPE html><html/>',
  ])('%j', text => expect([isMarkup(text), isMarkupFile(text)]).toEqual([true, true]))

  it.each(['<p>Calculer 2 + 3.</p>', '<table><tr><td>1</td></tr></table>\n', '<div>a</div><div>b</div>'])(
    '%j as a file, not as typed',
    text => expect([isMarkup(text), isMarkupFile(text)]).toEqual([false, true]),
  )

  it.each([
    'Que fait la balise <html> ?',
    '<html est une balise',
    'Écrire une page qui commence par <!DOCTYPE html>.',
    '<p> est une balise. Laquelle la ferme ?',
    'x < 3 et y > 5',
    '{1 ; 2} est un ensemble',
    '\\rtf est une commande',
  ])('not %j', text => expect([isMarkup(text), isMarkupFile(text)]).toEqual([false, false]))
})

describe('a page of the web', () => {
  it.each([
    ['<h1>Aires</h1>\n<p>Calculer\n  l&rsquo;aire.</p><p>Justifier.</p>', 'Aires\nCalculer l’aire.\nJustifier.'],
    ['<ol>\n <li>Un</li>\n <li><p>Deux</p>\n  <ol><li>a</li></ol></li></ol>', '1. Un\n2. Deux\na) a'],
    ['<p>10<sup>-3</sup> m, H<sub>2</sub>O</p>', '10⁻³ m, H₂O'],
    ['<p>a<br>b</p><script>alert("c")</script><style>d{}</style>', 'a\nb'],
    ['<ol start="4"><li>a</li><li value="7">b</li><li>c</li></ol>', '4. a\n7. b\n8. c'],
    ['<ol type="A"><li>a</li><li>b</li></ol>', 'a) a\nb) b'],
    [
      '<p>a</p><p hidden>b</p><div style="color:red; display:none"><p>c</p></div><iframe>d</iframe><ol><li hidden>e</li></ol>f',
      'a\nf',
    ],
    ['<p>y<sub>n<sup>2</sup></sub>, 10<span style="vertical-align: super">-3</span></p>', 'y_(n²), 10⁻³'],
    ['<pre>if x > 3:\n    y = 2</pre>', 'if x > 3:\n    y = 2'],
  ])('%j', (body, text) => expect(words(page(body, '<title>Titre</title>'))).toBe(text))

  it('whose head is not closed is read', () =>
    expect(words('<html><head><title>Titre</title><body><p>Lire.</p>')).toBe('Lire.'))

  it('with formulas says so', () => expect(unformatted(page('<math><mi>x</mi></math>')).formulas).toBe(true))
})

describe('Rich Text', () => {
  it.each([
    ['Calculer\\~: 2 + 3.\\par Justifier.\\par', 'Calculer\u00a0: 2 + 3.\nJustifier.'],
    ["\\'c9crire l\\u8217?\\'e9t\\'e9.\\par", 'Écrire l’été.'],
    ["\\u8364\\'80 et \\u233\\'e9", '€ et é'],
    ['{\\b Gras} et {\\i italique}, 10{\\super -3} m, H\\sub 2\\nosupersub O', 'Gras et italique, 10⁻³ m, H₂O'],
    ['{\\pntext\\f0 1.\\tab}Un\\par {\\listtext 2.\\tab}Deux\\par', '1. Un\n2. Deux'],
    ['{\\*\\bkmkstart secret}A{\\pict\\wmetafile8 0123abcd}B{\\header haut}\\{C\\}', 'AB{C}'],
    [
      "{\\fonttbl{\\f0\\fcharset0 A;}{\\f1\\fcharset204 B;}{\\f2\\fcharset77 C;}}{\\f1\\'ef} {\\f2\\'8e}t\\'e9",
      'п été',
    ],
    ['Un{\\v cach\\u233?}{\\deleted faux} deux\\v trois\\v0  quatre{\\v a}\\plain .', 'Un deux quatre.'],
    ['m{\\up6 2}, x{\\dn4 1}', 'm², x₁'],
    ['Un{\\footnote {\\super\\chftn}La {\\b note}.}, deux.\\par', 'Un, deux.\n\nLa note.'],
    ['{\\shp{\\*\\shpinst{\\sp{\\sn x}}{\\shptxt Cadre\\par}}{\\shprslt image}}Suite', 'Cadre\nSuite'],
    ['A{\\header{\\shp{\\*\\shpinst{\\shptxt haut}}}}B', 'AB'],
    ['{\\listtext\t1.\t}Un\\\n{\\listtext\t2.\t}Deux', '1. Un\n2. Deux'],
    ['{\\field{\\*\\fldinst HYPERLINK "http://x.fr"}{\\fldrslt ici}}', 'ici'],
  ])('%j', (body, text) => expect(words(rtf(body))).toBe(text))

  it.each(['\\mac', '\\ansi\\ansicpg10000'])('of a Mac has its letters: %s', head =>
    expect(words(`{\\rtf1${head} \\'83t\\'8e \\'c7oui\\'c8}`)).toBe('Été «oui»'),
  )

  it('that was cut or is not closed is read as far as it goes', () =>
    expect([words(rtf('Un\\par Deux').slice(0, -1)), words(`${rtf('Un')}}}`)]).toEqual(['Un\nDeux', 'Un']))
})

describe('a table', () => {
  const cells = [
    ['Prix', '2', '3'],
    ['Masse', '4', ''],
  ]
  const lines = 'Prix\t2\t3\nMasse\t4\t…'
  const html = (open = '', close = '') =>
    `<table>\n${cells.map(row => `<tr>\n${row.map(cell => `  <td>${open}${cell}${close}</td>\n`).join('')}</tr>\n`).join('')}</table>`

  it.each([
    ['of a page', page(`<p>Compléter.</p>${html()}<p>Fin.</p>`)],
    ['with paragraphs in its cells', page(`<p>Compléter.</p>${html('<p>', '</p>')}Fin.`)],
    [
      'with a body and lines in its cells',
      page(`Compléter.${html('\n <div>', '</div>\n ').replace('<table>', '<table><tbody>')}Fin.`),
    ],
    [
      'of Rich Text',
      rtf(
        `Compléter.\\par ${cells.map(row => `\\trowd\\cellx10\\cellx20 \\pard\\intbl ${row.map(cell => `{${cell}}\\cell `).join('')}\\row `).join('')}\\pard Fin.\\par`,
      ),
    ],
  ])('%s is a line a row', (_what, markup) => expect(words(markup)).toBe(`Compléter.\n${lines}\nFin.`))

  it('that only places what is beside each other stays lines', () =>
    expect(
      words(page('<table><tr><td><ol><li>A</li><li>B</li><li>C</li><li>D</li></ol></td><td>E</td></tr></table>')),
    ).toBe('1. A\n2. B\n3. C\n4. D\nE'))

  it.each([
    [
      '<tr><th colspan="2">Fruits</th><th>Prix</th></tr><tr><td>a</td><td>b</td><td>1</td></tr>',
      'Fruits\tFruits\tPrix\na\tb\t1',
    ],
    ['<tr><th colspan=3>Prix</th></tr><tr><td>a</td><td>b</td><td>1</td></tr>', 'Prix\na\tb\t1'],
    ['<tr><td rowspan=2>a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td><td>e</td></tr>', 'a\tb\na\tc\nd\te'],
    [
      '<tr><td>a</td><td rowspan=2 colspan=2>b</td></tr><tr><td>c</td></tr><tr><td>d</td><td>e</td><td>f</td></tr>',
      'a\tb\tb\nc\tb\tb\nd\te\tf',
    ],
    ['<tr><td>a<td>b<tr><td>c<td>d', 'a\tb\nc\td'],
  ])('with cells put together keeps its columns: %s', (rows, text) =>
    expect(words(page(`<table>${rows}</table>`))).toBe(text),
  )

  it('in a cell of another is in its line', () =>
    expect(words(page('<table><tr><td>A</td><td><table><tr><td>1</td><td>2</td></tr></table></td></tr></table>'))).toBe(
      'A\t1 2',
    ))
})
