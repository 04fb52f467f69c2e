import type { ActivityResult } from '@ariane/shared/contracts/activities'
import { placing } from '../../messages-placing.ts'
import type { EngineProps } from './engine.tsx'
import { Mark } from './mark.tsx'

const text = placing.mark

/** In words what the colours of the text say: what was too much, what was overlooked. */
export function WordsCorrection({
  data,
  answer,
  result,
}: Pick<EngineProps<'mark'>, 'data' | 'answer'> & { result: ActivityResult }) {
  const wrong = data.pieces.filter(({ id }) => id !== undefined && result.parts[id]?.correct === false)
  const isMarked = ({ id }: { id?: string | undefined }) => id !== undefined && answer.marked.includes(id)
  const strays = wrong.filter(isMarked).map(piece => piece.text)
  const missed = wrong
    .filter(piece => !isMarked(piece))
    .map(({ id, text: word }) => result.parts[id ?? '']?.expected ?? word)
  return (
    <div className="words-correction">
      {strays.length > 0 && <Mark part={{ correct: false }} label={text.list(text.strays, strays)} />}
      {missed.length > 0 && <Mark part={{ correct: false }} label={text.list(text.forgotten, [...new Set(missed)])} />}
    </div>
  )
}
