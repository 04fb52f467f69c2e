import { PRODUCT } from '@ariane/shared/catalogue'
import { $comfort, setComfort, useStore } from '@ariane/shared/session'
import { Box, Button, Container, HStack, Logo, Text, ThemeToggle } from '@ariane/shared/ui'
import type { LegalId } from './addresses.ts'
import LegalPage from './legal-page.tsx'
import { messages as text } from './messages.ts'

/** The page for a visitor without a session. */
export default function PublicLegalPage({ id }: { id: LegalId }) {
  const { theme } = useStore($comfort)
  return (
    <Box minH="100dvh" bg="bg">
      <Container maxW="4xl" px={{ base: '5', md: '8' }} py="5">
        <HStack as="header" justify="space-between" mb="6" gap="2" wrap="wrap">
          <HStack gap="3">
            <Logo size={40} />
            <Text fontWeight="bold" textStyle="xl" hideBelow="sm">
              {PRODUCT.name}
            </Text>
          </HStack>
          <HStack gap="2" wrap="wrap">
            <Button asChild variant="outline" size="sm">
              <a href="/">{text.back}</a>
            </Button>
            <ThemeToggle compact value={theme} onChange={next => setComfort({ theme: next })} />
          </HStack>
        </HStack>
        <Box as="main">
          <LegalPage id={id} />
        </Box>
      </Container>
    </Box>
  )
}
