import { Box, Button, Flex, Grid, VStack } from '@ariane/shared/ui'
import { type ReactNode, useRef } from 'react'
import { messages } from '../messages.ts'
import { Archive } from './archive.tsx'
import type { ClassProps } from './class-props.ts'
import { CodePanel } from './code-panel.tsx'
import { Groups } from './groups.tsx'
import { NextYear } from './next-year.tsx'
import { PupilsPanel } from './pupils-panel.tsx'
import { Requests } from './requests.tsx'
import { Teachers } from './teachers.tsx'

const text = messages.members
type Part = keyof typeof text.parts
const PARTS = Object.keys(text.parts) as Part[]

/** Who is in a class, and beside the list how others come in; where there is no room beside it, one step away. */
export function Members({ one, reload }: ClassProps) {
  const beside = useRef<HTMLDivElement>(null)
  const isOpen = one.archivedAt === null
  const show = (part: Part) => {
    const found = beside.current?.querySelector<HTMLElement>(`[data-part=${part}]`)
    found?.focus({ preventScroll: true })
    found?.scrollIntoView({ block: 'start' })
  }
  const panels: Record<Part, ReactNode> = {
    code: <CodePanel one={one} reload={reload} />,
    groups: <Groups one={one} reload={reload} />,
    teachers: <Teachers one={one} reload={reload} />,
    nextYear: <NextYear one={one} />,
  }
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: isOpen ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)' }}
      gap="6"
      alignItems="start"
    >
      <VStack gap="6" align="stretch">
        {one.requests.length > 0 && <Requests one={one} reload={reload} />}
        {isOpen && (
          <Flex as="nav" aria-label={text.below} gap="2" wrap="wrap" hideFrom="xl">
            {PARTS.map(part => (
              <Button key={part} size="sm" variant="outline" onClick={() => show(part)}>
                {text.parts[part]}
              </Button>
            ))}
          </Flex>
        )}
        <PupilsPanel one={one} reload={reload} />
      </VStack>
      {isOpen && (
        <VStack ref={beside} gap="6" align="stretch">
          {PARTS.map(part => (
            <Box key={part} data-part={part} tabIndex={-1} scrollMarginTop="20">
              {panels[part]}
            </Box>
          ))}
          <Archive one={one} reload={reload} />
        </VStack>
      )}
    </Grid>
  )
}
