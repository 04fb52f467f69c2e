import type { PathSummary } from '@ariane/shared/contracts/paths'
import { messages } from '../../messages.ts'
import { CardActions } from '../../parts/card-actions.tsx'
import { PrintLink } from '../../path/print/print-link.tsx'
import { pathCards } from '../../stores/path-cards.ts'
import { clickOf } from '../rules.ts'

const text = { ...messages.revisions.actions, full: messages.revisions.full }

/** What is done to a whole path, from its card. */
export default function PathActions({ path, onClose }: { path: PathSummary; onClose: () => void }) {
  const playable = clickOf(path.status) === 'play'
  const actions = {
    rename: (title: string) => pathCards.rename(path.id, title),
    duplicate: () => pathCards.duplicate(path.id),
    remove: () => pathCards.remove(path.id),
  }
  return (
    <CardActions title={path.title} text={text} canDuplicate={playable} actions={actions} onClose={onClose}>
      {playable && <PrintLink id={path.id} variant="outline" />}
    </CardActions>
  )
}
