import { PRODUCT } from '@ariane/shared/catalogue'
import {
  BookOpenIcon,
  Box,
  Button,
  CalendarIcon,
  Container,
  Flex,
  Heading,
  HStack,
  Illustration,
  Link,
  Logo,
  Notice,
  SimpleGrid,
  SparklesIcon,
  Text,
  ThemeToggle,
} from '@ariane/shared/ui'
import { useEffect, useEffectEvent } from 'react'
import { LegalLinks } from '../legal/links.tsx'
import { messages } from '../messages.ts'
import { clearCredentials } from '../sign-in/credentials-storage.ts'
import { readRefusal } from '../sign-in/directory/outcome.ts'
import { preloadDialog, useDialog } from '../sign-in/use-dialog.ts'
import { TRIAL_PATH } from '../trial/address.ts'
import { replayEarlyClicks } from './early-clicks.ts'

const text = messages.welcome
/** The registration at once, also in a tab of its own. */
const REGISTER_PATH = '/?inscription'
const way = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '11',
  color: 'brand.fg',
  fontWeight: 'semibold',
  textDecoration: 'underline',
} as const
const ICONS = [BookOpenIcon, SparklesIcon, CalendarIcon]

/** How a session ended by itself, by the sentence that says it; null for none. */
export type Ended = 'expired' | 'erased' | null

/** The page of a signed-out visitor, at every address. */
export function Welcome({ ended }: { ended: Ended }) {
  const { state, open, close } = useDialog()
  const openFirst = useEffectEvent(open)
  useEffect(() => {
    replayEarlyClicks()
    // The next user of this browser must not find them.
    clearCredentials()
    if (location.search === '?inscription') openFirst('register')
    if (location.search === '?connexion' || readRefusal()) openFirst('login')
  }, [])
  return (
    <Box minH="100dvh" bg="bg">
      <Container maxW="5xl" px={{ base: '5', md: '8' }} py="5">
        <HStack as="header" justify="space-between" mb={{ base: '6', md: '12' }}>
          <HStack gap="3">
            <Logo size={40} />
            <Text fontWeight="bold" textStyle="xl">
              {PRODUCT.name}
            </Text>
          </HStack>
          <ThemeToggle compact />
        </HStack>
        <Box as="main">
          {ended && (
            <Box mb="6">
              <Notice tone="info">{text[ended]}</Notice>
            </Box>
          )}
          <Flex direction={{ base: 'column', md: 'row' }} align="center" gap={{ base: '6', md: '12' }}>
            <Box flex="1">
              <Heading as="h1" size={{ base: '3xl', md: '5xl' }} mb="4" lineHeight="1.1">
                {text.title}
              </Heading>
              <Text textStyle="lg" color="ink.muted" mb="7" maxW="32rem">
                {text.lead}
              </Text>
              <Button size="xl" onClick={() => open()} onPointerEnter={preloadDialog} onFocus={preloadDialog}>
                {text.enter}
              </Button>
              <Flex mt="2" wrap="wrap" columnGap="5">
                <Link
                  {...way}
                  href={REGISTER_PATH}
                  onPointerEnter={preloadDialog}
                  onClick={event => {
                    event.preventDefault()
                    open('register')
                  }}
                >
                  {text.register}
                </Link>
                <Link {...way} href={TRIAL_PATH}>
                  {text.trial}
                </Link>
              </Flex>
              <Box role="status" mt="1" color="ink.muted" minH="6">
                {state.step === 'loading' && messages.loading}
              </Box>
              {state.step === 'failed' && (
                <Notice
                  tone="error"
                  action={
                    <Button size="sm" variant="outline" onClick={() => open()}>
                      {messages.retry}
                    </Button>
                  }
                >
                  {messages.notReached}
                </Notice>
              )}
            </Box>
            <Box flexShrink="0" aria-hidden>
              <Illustration name="welcome" size={300} />
            </Box>
          </Flex>
          <SimpleGrid columns={{ base: 1, md: 3 }} gap="5" mt={{ base: '8', md: '14' }} mb="8">
            {text.points.map((point, i) => {
              const Icon = ICONS[i] ?? SparklesIcon
              return (
                <HStack key={point.title} align="start" gap="4" bg="surface" borderRadius="l3" p="5" boxShadow="sm">
                  <Box color="brand.fg" mt="1" aria-hidden>
                    <Icon />
                  </Box>
                  <Box>
                    <Heading as="h2" size="md" mb="1">
                      {point.title}
                    </Heading>
                    <Text color="ink.muted">{point.text}</Text>
                  </Box>
                </HStack>
              )
            })}
          </SimpleGrid>
        </Box>
        <Box as="footer" mb="2">
          <LegalLinks label={text.legal} />
        </Box>
      </Container>
      {state.step === 'open' && <state.Dialog onClose={close} />}
    </Box>
  )
}
