import { lookup } from '@ariane/shared/catalogue'
import type { PathSummary } from '@ariane/shared/contracts/paths'
import { formatDate } from '@ariane/shared/dates'
import {
  Badge,
  Button,
  CheckIcon,
  ClockIcon,
  type Icon,
  LoaderIcon,
  PencilIcon,
  PlayIcon,
  ProgressBar,
  Text,
} from '@ariane/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { WorkCard } from '../../parts/work-card.tsx'
import { messages as text } from '../messages.ts'
import { clickAction, describeGiven, homeworkLabel, homeworkTone } from '../rules.ts'

const HomeworkActions = lazy(() => import('./homework-actions.tsx'))
const ICONS: Readonly<Record<string, Icon>> = {
  [text.status.done]: CheckIcon,
  [text.status.generating]: LoaderIcon,
  [text.status.ready]: PlayIcon,
}

type Props = { homework: PathSummary; onResume: (id: number) => void; onPlay: (id: number) => void }

export function HomeworkCard({ homework, onResume, onPlay }: Props) {
  const { id, title, status, subject } = homework
  const click = clickAction(status)
  const label = homeworkLabel(status)
  const StatusIcon = lookup(ICONS, label) ?? ClockIcon
  const [changing, setChanging] = useState(false)
  return (
    <WorkCard
      title={title}
      subject={subject}
      description={homework.description}
      highlight={click === 'resume'}
      onOpen={click === 'ignore' ? undefined : () => (click === 'resume' ? onResume(id) : onPlay(id))}
      badges={
        <>
          <Badge colorPalette={homeworkTone(status)}>
            <StatusIcon size={14} aria-hidden />
            {label}
          </Badge>
          {click === 'resume' && (
            <Badge colorPalette="warning">
              <PencilIcon size={14} aria-hidden />
              {text.incomplete}
            </Badge>
          )}
          <Badge colorPalette="neutral">{text.type}</Badge>
          <Badge>{subject}</Badge>
        </>
      }
      facts={
        <>
          {homework.percent > 0 && <ProgressBar label={text.progress} value={homework.percent} hideLabel />}
          {homework.given && (
            <Text mt="3" fontWeight="semibold" textStyle="sm">
              {describeGiven(homework.given)}
            </Text>
          )}
          <Text mt="3" color="ink.muted" textStyle="sm">
            {text.createdOn(formatDate(homework.createdAt))}
          </Text>
        </>
      }
      buttons={
        <Button size="sm" variant="ghost" aria-label={text.actions.open(title)} onClick={() => setChanging(true)}>
          <PencilIcon aria-hidden />
          {text.actions.short}
        </Button>
      }
    >
      {changing && (
        <Suspense fallback={null}>
          <HomeworkActions homework={homework} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </WorkCard>
  )
}
