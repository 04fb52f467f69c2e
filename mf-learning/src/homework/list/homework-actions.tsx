import type { PathSummary } from '@ariane/shared/contracts/paths'
import { CardActions } from '../../parts/card-actions.tsx'
import { homeworkCards } from '../../stores/homework.ts'
import { messages } from '../messages.ts'
import { clickOf } from '../rules.ts'

/** What is done to a whole homework, from its card. */
export default function HomeworkActions({ homework, onClose }: { homework: PathSummary; onClose: () => void }) {
  const actions = {
    rename: (title: string) => homeworkCards.rename(homework.id, title),
    duplicate: () => homeworkCards.duplicate(homework.id),
    remove: () => homeworkCards.remove(homework.id),
  }
  return (
    <CardActions
      title={homework.title}
      text={messages.actions}
      canDuplicate={clickOf(homework.status) === 'play'}
      actions={actions}
      onClose={onClose}
    />
  )
}
