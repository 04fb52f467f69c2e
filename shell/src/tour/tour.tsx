import { isParent } from '@ariane/shared/catalogue'
import { useLocation } from '@ariane/shared/router'
import { $manager, $session, $switched, useStore } from '@ariane/shared/session'
import { Box, Button, HStack, SparklesIcon, Text } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { messages as text } from './messages.ts'
import { $highlightedEntry, $tourRequested, endTour } from './store.ts'

/**
 * The first visit: a few sentences above the dashboard that cover nothing and need no closing. It does not come back
 * once it was seen or skipped.
 */
export function Tour() {
  const session = useStore($session)
  const switched = useStore($switched)
  const again = useStore($tourRequested)
  const manager = useStore($manager)
  const { pathname, search } = useLocation()
  // Nothing stands above a session that is played.
  if (session.status !== 'signedIn' || switched || pathname !== '/' || search !== '') return null
  if (session.user.tourSeen && !again) return null
  const isParentTour = session.user.roles.some(isParent)
  return <Steps steps={isParentTour ? text.steps.parent : manager ? text.steps.manager : text.steps.pupil} />
}

function Steps({ steps }: { steps: (typeof text.steps)['pupil'] }) {
  const [n, setN] = useState(0)
  const isLast = n === steps.length - 1
  const at = steps[n]?.at ?? null

  useEffect(() => {
    $highlightedEntry.set(at)
    return () => $highlightedEntry.set(null)
  }, [at])

  function end() {
    // The button goes away with the tour: the focus moves to the content.
    document.getElementById('contenu')?.focus({ preventScroll: true })
    void endTour()
  }

  return (
    <Box
      as="section"
      aria-label={text.title}
      colorPalette="brand"
      bg="colorPalette.subtle"
      borderWidth="1px"
      borderColor="colorPalette.muted"
      borderRadius="l3"
      p={{ base: '4', sm: '5' }}
      mb="6"
    >
      <HStack gap="3" mb="2" wrap="wrap">
        <Box color="colorPalette.fg" aria-hidden>
          <SparklesIcon size={22} />
        </Box>
        <Text fontWeight="bold">{text.title}</Text>
        <Text color="ink.muted" textStyle="sm">
          {text.step(n + 1, steps.length)}
        </Text>
      </HStack>
      <Text aria-live="polite" mb="4" minH={{ base: '6rem', sm: '3rem' }}>
        {steps[n]?.text}
      </Text>
      <HStack gap="2" wrap="wrap">
        <Button size="sm" onClick={() => (isLast ? end() : setN(n + 1))}>
          {isLast ? text.end : text.next}
        </Button>
        {n > 0 && (
          <Button size="sm" variant="outline" onClick={() => setN(n - 1)}>
            {text.back}
          </Button>
        )}
        {!isLast && (
          <Button size="sm" variant="ghost" onClick={end}>
            {text.skip}
          </Button>
        )}
      </HStack>
    </Box>
  )
}
