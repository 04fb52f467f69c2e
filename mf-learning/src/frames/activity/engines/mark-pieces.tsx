import type { EngineProps } from './engine.tsx'
import { MarkSentences } from './mark-sentences.tsx'
import { MarkWords } from './mark-words.tsx'

/** Words of a text, or sentences of a list, to mark. */
export function MarkPieces(props: EngineProps<'mark'>) {
  const { answer, onChange } = props
  const toggle = (id: string) =>
    onChange({
      engine: 'mark',
      marked: answer.marked.includes(id) ? answer.marked.filter(one => one !== id) : [...answer.marked, id],
    })
  return props.data.unit === 'word' ? (
    <MarkWords {...props} onToggle={toggle} />
  ) : (
    <MarkSentences {...props} onToggle={toggle} />
  )
}
