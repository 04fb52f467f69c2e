import { type PathSummary, pathRoutes } from '@ariane/shared/contracts/paths'
import { CopyIcon, PinIcon, PinOffIcon } from '@ariane/shared/ui'
import { messages } from '../../messages.ts'
import { CardActions } from '../../parts/card-actions.tsx'
import { PrintLink } from '../../path/print/print-link.tsx'
import { changePath } from '../../stores/paths.ts'
import { clickAction } from '../rules.ts'

const text = { ...messages.revisions.actions, full: messages.revisions.full }

/** The actions on a whole path, from its card. */
export default function PathActions({ path, onClose }: { path: PathSummary; onClose: () => void }) {
  const { id, title, status, pinnedAt } = path
  const playable = clickAction(status) === 'play'
  const pin = {
    ...(pinnedAt
      ? { label: text.unpin, icon: PinOffIcon, done: text.unpinned }
      : { label: text.pin, icon: PinIcon, done: text.pinned }),
    run: () => changePath(pathRoutes.pinPath, { id, pinned: !pinnedAt }),
  }
  const duplicate = {
    label: text.duplicate,
    icon: CopyIcon,
    done: text.duplicated,
    run: () => changePath(pathRoutes.duplicatePath, { id }),
    disabled: !playable,
  }
  return (
    <CardActions
      title={title}
      text={text}
      rename={wanted => changePath(pathRoutes.renamePath, { id, title: wanted })}
      remove={() => changePath(pathRoutes.deletePath, { id })}
      actions={[pin, duplicate]}
      onClose={onClose}
    >
      {playable && <PrintLink id={id} variant="outline" />}
    </CardActions>
  )
}
