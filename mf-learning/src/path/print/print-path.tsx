import './print.css'
import { PRODUCT } from '@ariane/shared/catalogue'
import { formatDate } from '@ariane/shared/dates'
import { Box, Button, ErrorState, Flex, Heading, LoadingState, PrinterIcon, Text } from '@ariane/shared/ui'
import { useEffect } from 'react'
import { TaughtIn } from '../../parts/taught-in.tsx'
import { messages } from '../messages.ts'
import { formatOrigin } from '../origin.ts'
import { lessonStyle } from '../slides/lesson-style.ts'
import { usePath } from '../use-path.ts'
import { PrintedModule } from './printed-module.tsx'

const text = messages.print

/** Ink on paper whatever the theme; what is for the screen stays on the screen. */
const paper = {
  '@media print': {
    colorScheme: 'light',
    padding: 0,
    '&, & *': { color: 'black !important', background: 'none !important', boxShadow: 'none !important' },
    '& nav': { display: 'none' },
    '& :is(h2, h3)': { breakAfter: 'avoid' },
    '& :is(li, tr, .formula)': { breakInside: 'avoid' },
    '& .wide': { overflow: 'visible' },
  },
} as const

/** A whole path on paper: every module one after the other, with room for answers and without any. */
export default function PrintPath({ id, onBack }: { id: number; onBack: () => void }) {
  const { loaded, reload } = usePath(id)
  const title = loaded.state === 'ready' ? loaded.data.title : messages.loading
  useEffect(() => {
    document.title = `${title} · ${PRODUCT.name}`
  }, [title])
  if (loaded.state === 'loading') return <LoadingState label={messages.loading} />
  if (loaded.state === 'failed')
    return <ErrorState message={messages.failure} onRetry={reload} retryLabel={messages.retry} />
  const path = loaded.data
  const origin = formatOrigin(path)
  return (
    <Box as="main" className="on-paper" maxW="48rem" mx="auto" px={{ base: '4', md: '8' }} py="6" css={paper}>
      <Flex as="nav" aria-label={text.controls} gap="3" mb="6" wrap="wrap">
        <Button variant="outline" onClick={onBack}>
          {text.back}
        </Button>
        <Button onClick={() => window.print()}>
          <PrinterIcon aria-hidden />
          {text.print}
        </Button>
      </Flex>
      <Heading as="h1" size="2xl">
        {path.title}
      </Heading>
      <Text color="ink.muted" mt="1" mb="6">
        {text.about(path.subject, path.grade, formatDate(path.createdAt))}
      </Text>
      <TaughtIn subject={path.subject}>
        {path.modules.map(module => (
          <Box as="section" key={module.id} mb="10" css={lessonStyle}>
            <Heading as="h2" size="xl">
              {module.title}
            </Heading>
            <PrintedModule module={module} />
          </Box>
        ))}
      </TaughtIn>
      {origin && <Text color="ink.muted">{origin}</Text>}
    </Box>
  )
}
