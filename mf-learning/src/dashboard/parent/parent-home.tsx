import { Link } from '@ariane/shared/router'
import { $session, displayName, useStore } from '@ariane/shared/session'
import {
  Button,
  EmptyState,
  ErrorState,
  FileIcon,
  HStack,
  LinkIcon,
  PageHeader,
  SimpleGrid,
  SkeletonCards,
  Text,
  UsersIcon,
  VStack,
} from '@ariane/shared/ui'
import { ReceivedMessages } from '../class-messages/received-messages.tsx'
import { Greeting } from '../greeting.tsx'
import { ChildCard } from './child-card.tsx'
import { messages as text } from './messages.ts'
import { children } from './store.ts'

const ACCOUNTS = '/profile/eleves'

/** The home of a parent: what teachers wrote, and the week of each child. */
export default function ParentHome() {
  const session = useStore($session)
  const loaded = useStore(children.$data)
  const name = session.status === 'signedIn' ? displayName(session.user) : ''
  const hasChildren = loaded.state === 'ready' && loaded.data.children.length > 0
  return (
    <>
      <PageHeader
        title={<Greeting name={name} />}
        subtitle={text.subtitle}
        actions={
          hasChildren && (
            <HStack gap="3" wrap="wrap">
              <Button asChild variant="outline">
                <Link to="/profile/acces">
                  <LinkIcon aria-hidden />
                  {text.invite}
                </Link>
              </Button>
              <Button asChild variant="outline">
                <Link to={ACCOUNTS}>
                  <UsersIcon aria-hidden />
                  {text.manage}
                </Link>
              </Button>
            </HStack>
          )
        }
      />
      <ReceivedMessages />
      {loaded.state === 'loading' && <SkeletonCards count={2} label={text.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={text.failure} onRetry={() => void children.reload({ showLoading: true })} />
      )}
      {loaded.state === 'ready' && !hasChildren && <NoChildren />}
      {loaded.state === 'ready' && hasChildren && (
        <VStack gap="5" align="stretch">
          <SimpleGrid columns={{ base: 1, lg: loaded.data.children.length > 1 ? 2 : 1 }} gap="5" alignItems="start">
            {loaded.data.children.map(child => (
              <ChildCard key={child.userId} child={child} day={loaded.data.day} />
            ))}
          </SimpleGrid>
          <Button asChild variant="outline" alignSelf="start">
            <Link to="/?resume=0">
              <FileIcon aria-hidden />
              {text.digest.open}
            </Link>
          </Button>
          <Text color="ink.muted" textStyle="sm" maxW="prose">
            {text.privacy}
          </Text>
        </VStack>
      )}
    </>
  )
}

const NoChildren = () => (
  <EmptyState
    illustration="welcome"
    title={text.empty}
    description={text.emptyHint}
    action={
      <HStack gap="3" wrap="wrap" justify="center">
        <Button asChild>
          <Link to={`${ACCOUNTS}?vue=create`}>{text.create}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={`${ACCOUNTS}?vue=code`}>{text.code}</Link>
        </Button>
      </HStack>
    }
  />
)
