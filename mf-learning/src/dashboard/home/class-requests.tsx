import { Link } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { Box, Button, ChevronRightIcon, Panel, RefreshIcon, Text, UsersIcon } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { askedClasses } from './store.ts'

const text = messages.requests

/** Pupils who wait to be let into a class, class by class; nothing where nobody does. */
export function ClassRequests() {
  const loaded = useStore(askedClasses.$data)
  if (loaded.state === 'loading' || (loaded.state === 'ready' && loaded.data.length === 0)) return null
  return (
    <Panel title={text.title} icon={<UsersIcon />} mb="6">
      {loaded.state === 'failed' ? (
        <>
          <Text color="ink.muted" mb="3">
            {text.failure}
          </Text>
          <Button size="sm" variant="outline" onClick={() => void askedClasses.reload({ showLoading: true })}>
            <RefreshIcon aria-hidden />
            {messages.retry}
          </Button>
        </>
      ) : (
        <Box as="ul" listStyleType="none">
          {loaded.data.map(one => (
            <li key={one.id}>
              <Button
                asChild
                variant="ghost"
                whiteSpace="normal"
                h="auto"
                minH="touch"
                textAlign="start"
                px="2"
                mx="-2"
              >
                <Link to={`/classes/${one.id}`}>
                  {text.line(one)}
                  <ChevronRightIcon aria-hidden />
                </Link>
              </Button>
            </li>
          ))}
        </Box>
      )}
    </Panel>
  )
}
