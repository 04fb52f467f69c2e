import { EVENT_TITLES } from '@ariane/shared/catalogue'
import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { formatDate, localDay } from '@ariane/shared/dates'
import { ReportText } from '@ariane/shared/report'
import { Link } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import {
  Badge,
  Button,
  CalendarIcon,
  ClockIcon,
  eventPalette,
  HStack,
  type Icon,
  Notice,
  Panel,
  RefreshIcon,
  SchoolIcon,
  subjectPalette,
  Text,
  UserIcon,
  VStack,
} from '@ariane/shared/ui'
import { lazy, Suspense } from 'react'
import { tabAddress } from '../address.ts'
import { alertsAround, withAlert } from '../alerts.ts'
import { formatDays, formatFreshness, formatHours } from '../event-rules.ts'
import { messages } from '../messages.ts'
import { findAccount, formatAccount } from '../sources.ts'
import { today } from '../week/today.ts'
import { Attachments } from './attachments.tsx'

const SchoolFiles = lazy(() => import('./school-files.tsx'))
const ChapterLine = lazy(() => import('./chapter-line.tsx'))
const text = messages.detail
/** The address of the open wizard of the revisions. */
const NEW_PATH = `${tabAddress('revisions')}&creation=nouveau`

/** All details of an event. */
export function EventPanel({ event }: { event: CalendarEvent }) {
  const loadedAlerts = useStore(alertsAround(event).$data)
  const { alert } = withAlert(event, loadedAlerts.state === 'ready' ? loadedAlerts.data : [])
  const { type, subject, description, attachments, source, cancelled, meta, schoolFiles = [] } = event
  const account = findAccount(event)
  const school = [meta.schoolSubject, meta.room, meta.teacher].filter(Boolean).join(' · ')
  return (
    <VStack gap="5" align="stretch" maxW="3xl">
      {cancelled && (
        <Notice tone="warning" title={messages.event.cancelled}>
          {text.cancelled}
        </Notice>
      )}
      {alert && (
        <Notice tone="warning" title={messages.event.alert} action={<Todo type={type} />}>
          {alert.description}
        </Notice>
      )}
      <Panel colorPalette={eventPalette(type)} borderTopWidth="4px" borderTopColor="colorPalette.solid">
        <HStack gap="2" wrap="wrap" mb="4">
          <Badge colorPalette={eventPalette(type)}>{EVENT_TITLES[type]}</Badge>
          {[subject, ...(meta.alsoSubjects ?? [])].map(
            name =>
              name && (
                <Badge key={name} colorPalette={subjectPalette(name)}>
                  {name}
                </Badge>
              ),
          )}
        </HStack>
        <VStack gap="2" align="stretch">
          <Line icon={CalendarIcon} words={formatDays(event)} />
          <Line icon={ClockIcon} words={formatHours(event, localDay(event.startDate))} />
          {event.recurrenceType && (
            <Line icon={RefreshIcon} words={formatRepeat(event.recurrenceType, event.recurrenceEnd)} />
          )}
          {meta.chapterId && (
            <Suspense>
              <ChapterLine {...meta} />
            </Suspense>
          )}
          {school && <Line icon={UserIcon} words={school} />}
          {meta.givenBy && <Line icon={UserIcon} words={text.givenBy(meta.givenBy)} />}
          {source !== 'own' && <Line icon={SchoolIcon} words={formatSource(event)} />}
        </VStack>
        {description && (
          <Text mt="5" whiteSpace="pre-line" overflowWrap="anywhere">
            {description}
          </Text>
        )}
        {meta.givenBy && <ReportText id={event.id} words={description || event.title} />}
      </Panel>
      {schoolFiles.length > 0 && account && (
        <Suspense>
          <SchoolFiles event={event} account={account} files={schoolFiles} />
        </Suspense>
      )}
      {attachments.length > 0 && <Attachments attachments={attachments} />}
    </VStack>
  )
}

/** The link to what the alert of an event asks for; a revision is done on its own screen. */
function Todo({ type }: Pick<CalendarEvent, 'type'>) {
  if (type !== 'course' && type !== 'homework') return null
  return (
    <Button asChild size="sm" variant="outline">
      <Link to={type === 'course' ? NEW_PATH : tabAddress('devoirs')}>{text.todo[type]}</Link>
    </Button>
  )
}

function Line({ icon: LineIcon, words }: { icon: Icon; words: string }) {
  return (
    <HStack gap="3">
      <LineIcon size={20} aria-hidden />
      <Text _firstLetter={{ textTransform: 'uppercase' }}>{words}</Text>
    </HStack>
  )
}

function formatSource(event: CalendarEvent): string {
  const { source, freshAt } = event
  const account = findAccount(event)
  if (source === 'own') return ''
  if (!account || !freshAt) return text.source[source]
  return messages.source(formatAccount(account), formatFreshness(freshAt, today()))
}

function formatRepeat(type: NonNullable<CalendarEvent['recurrenceType']>, end: string | null): string {
  const words = text.repeats[type]
  return end === null ? words : text.repeatsUntil(words, formatDate(end))
}
