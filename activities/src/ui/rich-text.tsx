import { Fragment, lazy, Suspense } from 'react'
import { langOf, type TaughtHere, TaughtText, useTaught } from '../taught/taught.tsx'
import { type Piece, paragraphs, pieces } from '../text/rich.ts'

// Maths bring their fonts and their engine: fetched when a formula is shown.
const Maths = lazy(() => import('./maths.tsx'))

function Shown({ piece, here }: { piece: Piece; here: TaughtHere | null }) {
  switch (piece.kind) {
    case 'bold':
    case 'italic': {
      const Tag = piece.kind === 'bold' ? 'strong' : 'em'
      const { lang } = langOf(piece.text, here)
      return <Tag lang={lang}>{all(pieces(piece.text), lang ? null : here)}</Tag>
    }
    case 'code':
      return <code>{piece.text}</code>
    case 'maths':
    case 'display':
      return (
        <Suspense fallback={<span className="formula-waiting" />}>
          <Maths tex={piece.text} display={piece.kind === 'display'} />
        </Suspense>
      )
    default:
      return <TaughtText text={piece.text} here={here} />
  }
}

// Pieces of one text never change places.
const all = (line: Piece[], here: TaughtHere | null) =>
  line.map((piece, n) => <Shown key={`${n}-${piece.kind}`} piece={piece} here={here} />)

/** The language of a whole line: a formula is of none. */
const langOfLine = (line: Piece[], here: TaughtHere | null) =>
  line.some(({ kind }) => kind === 'maths' || kind === 'display')
    ? {}
    : langOf(line.map(({ text }) => text).join(''), here)

/** One line: strong words and maths; a part in the language that is taught has its `lang`. */
export function Line({ text }: { text: string }) {
  const here = useTaught()
  const line = pieces(text)
  const { lang } = langOfLine(line, here)
  return lang ? <span lang={lang}>{all(line, null)}</span> : all(line, here)
}

/** Paragraphs and lists. */
export function Rich({ text }: { text: string }) {
  const here = useTaught()
  return paragraphs(text).map(({ kind, lines, start }, n) => {
    const key = `${n}-${kind}`
    if (kind === 'p') {
      const { lang } = langOfLine(lines.flat(), here)
      return (
        <p key={key} lang={lang}>
          {lines.map((line, at) => (
            <Fragment key={`${at}-${line.length}`}>{all(line, lang ? null : here)}</Fragment>
          ))}
        </p>
      )
    }
    const items = lines.map((line, at) => {
      const { lang } = langOfLine(line, here)
      return (
        <li key={`${at}-${line.length}`} lang={lang}>
          {all(line, lang ? null : here)}
        </li>
      )
    })
    return kind === 'ul' ? (
      <ul key={key}>{items}</ul>
    ) : (
      <ol key={key} start={start}>
        {items}
      </ol>
    )
  })
}
