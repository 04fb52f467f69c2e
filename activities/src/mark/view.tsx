import './style.css'
import type { ViewProps } from '../view-props.ts'
import { MarkSentences } from './sentences.tsx'
import { MarkWords } from './words.tsx'

/** Words of a text, or sentences of a list, to mark. */
export default function Mark(props: ViewProps<'mark'>) {
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
