import { type ChildrenWeek, MAX_WEEKS_BACK } from '@ariane/shared/contracts/children'
import { formatWeek, localInstant } from '@ariane/shared/dates'
import { failed, isAborted, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { Link, useNavigate } from '@ariane/shared/router'
import { $activeUser, useStore } from '@ariane/shared/session'
import {
  Box,
  Button,
  ErrorState,
  Heading,
  HStack,
  PageHeader,
  Panel,
  PrinterIcon,
  SimpleGrid,
  SkeletonCards,
  Text,
} from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { ComingList } from './coming-list.tsx'
import { DigestMail } from './digest-mail.tsx'
import { messages } from './messages.ts'
import { countDays } from './rules.ts'
import { fetchChildren } from './store.ts'

const text = messages.digest

/** A week of the children in a few lines each, to be read or printed; `week` 0 is this one. */
export default function Digest({ week }: { week: number }) {
  const uid = useStore($activeUser)?.uid ?? ''
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  const [held, hold] = useState<{ week: number; loaded: Loadable<ChildrenWeek> }>({ week, loaded: LOADING })
  useEffect(() => {
    const stop = new AbortController()
    fetchChildren(uid, week, stop.signal).then(
      data => hold({ week, loaded: ready(data) }),
      (error: unknown) => isAborted(error) || hold({ week, loaded: failed(error) }),
    )
    return () => stop.abort()
    // A new attempt reads again.
  }, [uid, week, attempt])
  const loaded = held.week === week ? held.loaded : LOADING
  const monday = loaded.state === 'ready' ? loaded.data.children[0]?.days[0]?.day : undefined
  return (
    <>
      <PageHeader
        title={text.title}
        {...(monday && { subtitle: formatWeek(localInstant(monday, '00:00')) })}
        back={{ label: text.back, onClick: () => void navigate('/') }}
        actions={
          <HStack gap="3" wrap="wrap" css={{ '@media print': { display: 'none' } }}>
            {week > -MAX_WEEKS_BACK && (
              <Button asChild variant="outline">
                <Link to={`/?resume=${week - 1}`}>{text.before}</Link>
              </Button>
            )}
            {week < 0 && (
              <Button asChild variant="outline">
                <Link to={`/?resume=${week + 1}`}>{text.after}</Link>
              </Button>
            )}
            <Button variant="outline" onClick={() => window.print()}>
              <PrinterIcon aria-hidden />
              {text.print}
            </Button>
          </HStack>
        }
      />
      {loaded.state === 'loading' && <SkeletonCards count={2} label={messages.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={messages.failure} onRetry={() => setAttempt(count => count + 1)} />
      )}
      {loaded.state === 'ready' && (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
          {loaded.data.children.map(child => (
            <Panel key={child.userId} title={child.fullName}>
              <Box as="ul" listStyleType="disc" ps="5" mb={week === 0 ? '4' : '0'}>
                <li>{text.sessions(countDays(child))}</li>
                <li>{text.homework(child.homework.done, child.homework.due)}</li>
                {child.exams > 0 && <li>{text.exams(child.exams)}</li>}
                {child.paths.done > 0 && <li>{text.paths(child.paths.done)}</li>}
              </Box>
              {week === 0 && (
                <>
                  <Heading as="h3" size="sm" mb="1">
                    {text.comingTitle}
                  </Heading>
                  <ComingList child={child} />
                </>
              )}
            </Panel>
          ))}
        </SimpleGrid>
      )}
      {loaded.state === 'ready' && loaded.data.children.length === 0 && <Text>{messages.empty}</Text>}
      {uid && <DigestMail uid={uid} />}
    </>
  )
}
