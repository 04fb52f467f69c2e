import { Fragment, lazy, Suspense } from 'react'
import { type Piece, paragraphs, pieces } from './rich.ts'

// Maths bring their fonts and their engine: fetched when a formula is shown.
const Maths = lazy(() => import('./maths.tsx'))

function Shown({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'bold':
      return <strong>{all(pieces(piece.text))}</strong>
    case 'italic':
      return <em>{all(pieces(piece.text))}</em>
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
      return piece.text
  }
}

// Pieces of one text never change places.
const all = (line: Piece[]) => line.map((piece, n) => <Shown key={`${n}-${piece.kind}`} piece={piece} />)

/** One line: strong words and maths. */
export const Line = ({ text }: { text: string }) => <>{all(pieces(text))}</>

/** Paragraphs and lists. */
export function Rich({ text }: { text: string }) {
  return paragraphs(text).map(({ kind, lines }, n) => {
    const key = `${n}-${kind}`
    if (kind === 'p')
      return (
        <p key={key}>
          {lines.map((line, at) => (
            <Fragment key={`${at}-${line.length}`}>{all(line)}</Fragment>
          ))}
        </p>
      )
    const List = kind
    return (
      <List key={key}>
        {lines.map((line, at) => (
          <li key={`${at}-${line.length}`}>{all(line)}</li>
        ))}
      </List>
    )
  })
}
