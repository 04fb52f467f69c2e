import { lookup } from '@ariane/shared/catalogue'
import type { PathSummary } from '@ariane/shared/contracts/paths'
import { formatDate } from '@ariane/shared/dates'
import { $manager, useStore } from '@ariane/shared/session'
import {
  Badge,
  Button,
  CheckIcon,
  ClockIcon,
  HStack,
  type Icon,
  LinkIcon,
  LoaderIcon,
  PencilIcon,
  PinIcon,
  PlayIcon,
  ProgressBar,
  SendIcon,
  showToast,
} from '@ariane/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { messages } from '../../messages.ts'
import { messages as item } from '../../parts/messages.ts'
import { WorkCard } from '../../parts/work-card.tsx'
import { messages as giving } from '../give/messages.ts'
import { clickAction, pathLabel, pathTone } from '../rules.ts'

const text = messages.revisions
/** S2 §9. */
const TOAST_MS = 2000

type Props = { path: PathSummary; onResume: (id: number) => void; onPlay: (id: number) => void }
const PathActions = lazy(() => import('./path-actions.tsx'))
const GiveDialog = lazy(() => import('../give/give-dialog.tsx'))

/** The whole card opens the path; the link below it has its own button to copy it. */
export function PathCard({ path, onResume, onPlay }: Props) {
  const click = clickAction(path.status)
  const StatusIcon = findIcon(path)
  const manages = useStore($manager) !== null
  const [opened, setOpened] = useState<'actions' | 'give' | null>(null)
  return (
    <WorkCard
      title={path.title}
      subject={path.subject}
      description={path.description}
      onOpen={click === 'ignore' ? undefined : () => (click === 'resume' ? onResume(path.id) : onPlay(path.id))}
      badges={
        <>
          {path.pinnedAt && (
            <Badge colorPalette="accent">
              <PinIcon size={14} aria-hidden />
              {text.pinned}
            </Badge>
          )}
          <Badge colorPalette={pathTone(path.status)}>
            <StatusIcon size={14} aria-hidden />
            {pathLabel(path.status)}
          </Badge>
          {path.status === 'incomplete_path' && <Badge colorPalette="warning">{text.incomplete}</Badge>}
          <Badge colorPalette="neutral">{text.type}</Badge>
          <Badge>{path.subject}</Badge>
          {path.assignedBy && <Badge colorPalette="accent">{item.proposedBy(path.assignedBy)}</Badge>}
        </>
      }
      facts={
        <>
          {path.percent > 0 && <ProgressBar label={item.progress} value={path.percent} hideLabel />}
          <HStack justify="space-between" mt="3" color="ink.muted" textStyle="sm" wrap="wrap" gap="1">
            <span>{text.modules(path.moduleCount)}</span>
            <span>{text.createdOn(formatDate(path.createdAt))}</span>
          </HStack>
        </>
      }
      buttons={
        <>
          <Button size="sm" variant="ghost" onClick={() => void copyLink(path)}>
            <LinkIcon />
            {text.copy}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={text.actions.open(path.title)}
            onClick={() => setOpened('actions')}
          >
            <PencilIcon aria-hidden />
            {text.actions.short}
          </Button>
          {manages && click === 'play' && (
            <Button size="sm" variant="ghost" aria-label={giving.open(path.title)} onClick={() => setOpened('give')}>
              <SendIcon aria-hidden />
              {giving.short}
            </Button>
          )}
        </>
      }
    >
      {opened && (
        <Suspense fallback={null}>
          {opened === 'give' ? (
            <GiveDialog path={path} onClose={() => setOpened(null)} />
          ) : (
            <PathActions path={path} onClose={() => setOpened(null)} />
          )}
        </Suspense>
      )}
    </WorkCard>
  )
}

function findIcon({ status }: PathSummary): Icon {
  if (status === 'incomplete_path') return PencilIcon
  const icons: Record<string, Icon> = {
    [text.status.done]: CheckIcon,
    [text.status.generating]: LoaderIcon,
    [text.status.generated]: PlayIcon,
  }
  return lookup(icons, pathLabel(status)) ?? ClockIcon
}

async function copyLink({ id, link: token }: PathSummary): Promise<void> {
  const link = `${location.origin}/path/${id}#${token ?? ''}`
  try {
    await navigator.clipboard.writeText(link)
    showToast(text.copied, { duration: TOAST_MS })
  } catch {
    // Copying needs https and a permission; otherwise the link is shown.
    showToast(text.copyFailure(link), { tone: 'error', duration: 10_000 })
  }
}
