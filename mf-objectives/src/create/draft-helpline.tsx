import { HelplineNotice as Line } from '@ariane/shared/ui/overlay'
import type { Draft } from './draft.ts'

const listTexts = ({ title, tasks, editing, criteria }: Draft) => [
  title,
  ...Object.values(criteria),
  ...[...tasks, ...(editing ? [editing.task] : [])].flatMap(task => [task.title, task.description]),
]

/** Where something written sounds like distress: whom to talk to. It changes nothing else. */
export const DraftHelpline = ({ draft }: { draft: Draft }) => <Line texts={listTexts(draft)} />
