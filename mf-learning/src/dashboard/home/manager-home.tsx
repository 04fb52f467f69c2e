import { LOADING } from '@ariane/shared/http'
import { Link } from '@ariane/shared/router'
import { $session, displayName, useStore } from '@ariane/shared/session'
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  HStack,
  PageHeader,
  RouteIcon,
  SkeletonCards,
  Text,
  UsersIcon,
  VStack,
} from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { Greeting } from '../greeting.tsx'
import { ClassRequests } from './class-requests.tsx'
import { messages as text } from './messages.ts'
import { Pupils } from './pupils.tsx'
import { askedClasses, home } from './store.ts'

const STUDENTS = '/profile/eleves'

/** The dashboard of a teacher or coach: the week of each pupil, those who need help most first. */
export default function ManagerHome() {
  const session = useStore($session)
  const pupils = useStore(home.$data)
  // Drawn at once, so that nothing moves when requests come.
  const loaded = useStore(askedClasses.$data).state === 'loading' ? LOADING : pupils
  const name = session.status === 'signedIn' ? displayName(session.user) : ''
  const total = loaded.state === 'ready' ? loaded.data.total : 0
  const [first] = loaded.state === 'ready' ? loaded.data.pupils : []
  const alone = total === 1 ? first?.firstName || first?.fullName : undefined
  return (
    <>
      <PageHeader
        title={<Greeting name={name} />}
        subtitle={alone ? text.subtitleOne(alone) : text.subtitle}
        actions={
          <HStack gap="3" wrap="wrap">
            <Way to="/revisions" icon={<RouteIcon aria-hidden />}>
              {text.paths}
            </Way>
            {total > 0 && (
              <Way to={STUDENTS} icon={<UsersIcon aria-hidden />}>
                {text.manage}
              </Way>
            )}
          </HStack>
        }
      />
      <ClassRequests />
      {loaded.state === 'loading' && <SkeletonCards count={3} label={text.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={text.failure} onRetry={() => void home.reload({ showLoading: true })} />
      )}
      {loaded.state === 'ready' && total === 0 && <Nobody />}
      {loaded.state === 'ready' && total > 0 && (
        <VStack gap="6" align="stretch">
          <Pupils first={loaded.data} />
          <Text color="ink.muted" textStyle="sm" maxW="3xl">
            {text.rule}
          </Text>
        </VStack>
      )}
    </>
  )
}

const Way = ({ to, icon, children }: { to: string; icon: ReactNode; children: string }) => (
  <Button asChild variant="outline">
    <Link to={to}>
      {icon}
      {children}
    </Link>
  </Button>
)

/** Three ways to add a first pupil. */
function Nobody() {
  return (
    <EmptyState
      illustration="welcome"
      title={text.empty}
      description={text.emptyHint}
      action={
        <HStack gap="3" wrap="wrap" justify="center">
          <Button asChild>
            <Link to={`${STUDENTS}?vue=create`}>{text.create}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={`${STUDENTS}?vue=code`}>{text.code}</Link>
          </Button>
          <Box>
            <Button asChild variant="outline">
              <Link to={`${STUDENTS}?vue=import`}>{text.import}</Link>
            </Button>
          </Box>
        </HStack>
      }
    />
  )
}
