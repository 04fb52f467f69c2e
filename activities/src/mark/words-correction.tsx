import type { ActivityResult } from '../result.ts'
import { ResultMark } from '../ui/result-mark.tsx'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'

/** In words what the colours of the text say: what was too much, what was overlooked. */
export function WordsCorrection({
  data,
  answer,
  result,
}: Pick<ViewProps<'mark'>, 'data' | 'answer'> & { result: ActivityResult }) {
  const wrong = data.pieces.filter(({ id }) => id !== undefined && result.parts[id]?.correct === false)
  const isMarked = ({ id }: { id?: string | undefined }) => id !== undefined && answer.marked.includes(id)
  const extras = wrong.filter(isMarked).map(piece => piece.text)
  const missed = wrong
    .filter(piece => !isMarked(piece))
    .map(({ id, text: word }) => result.parts[id ?? '']?.expected ?? word)
  return (
    <div className="words-correction">
      {extras.length > 0 && <ResultMark part={{ correct: false }} label={screen.list(screen.extras, extras)} />}
      {missed.length > 0 && (
        <ResultMark part={{ correct: false }} label={screen.list(screen.forgotten, [...new Set(missed)])} />
      )}
    </div>
  )
}
