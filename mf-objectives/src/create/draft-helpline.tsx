import { HelplineNotice as Line } from '@ariane/shared/ui/overlay'
import type { Draft } from './draft.ts'

const listTexts = ({ title, tasks, editing, criteria }: Draft) => [
  title,
  ...Object.values(criteria),
  ...[...tasks, ...(editing ? [editing.task] : [])].flatMap(task => [task.title, task.description]),
]

/** Shows help numbers when a text sounds like distress; it changes nothing else. */
export const DraftHelpline = ({ draft }: { draft: Draft }) => <Line texts={listTexts(draft)} />
