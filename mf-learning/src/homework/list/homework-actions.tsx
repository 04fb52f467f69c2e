import { type PathSummary, pathRoutes } from '@ariane/shared/contracts/paths'
import { CopyIcon } from '@ariane/shared/ui'
import { CardActions } from '../../parts/card-actions.tsx'
import { changeHomework } from '../../stores/homework.ts'
import { messages } from '../messages.ts'
import { clickAction } from '../rules.ts'

const text = messages.actions

/** The actions on a whole homework, from its card. */
export default function HomeworkActions({ homework, onClose }: { homework: PathSummary; onClose: () => void }) {
  const { id, title, status } = homework
  const duplicate = {
    label: text.duplicate,
    icon: CopyIcon,
    done: text.duplicated,
    run: () => changeHomework(pathRoutes.duplicatePath, { id }),
    disabled: clickAction(status) !== 'play',
  }
  return (
    <CardActions
      title={title}
      text={text}
      rename={wanted => changeHomework(pathRoutes.renamePath, { id, title: wanted })}
      remove={() => changeHomework(pathRoutes.deletePath, { id })}
      actions={[duplicate]}
      onClose={onClose}
    />
  )
}
