import type { LegalNotice } from '@ariane/shared/contracts/rights'
import { Box, Heading, Link, Panel, Text, VStack } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import type { LegalId } from './addresses.ts'
import { accessibility, notices, privacy, messages as text } from './messages.ts'

type Part = { title: string; lines: readonly string[] }

/** Title and subtitle of each page. */
export const headings: Record<LegalId, { title: string; subtitle: string }> = { privacy, notices, accessibility }

/** The text of a page, adapted to this installation. */
export function LegalContent({ id, notice }: { id: LegalId; notice: LegalNotice }) {
  if (id === 'notices') {
    return (
      <VStack gap="5" align="stretch">
        <Text textStyle="lg">{notices.lead}</Text>
        <Operator notice={notice} level={2} />
        <Panel title={text.code}>
          <Text mb="2">{text.codeText}</Text>
          <Link href="/licences.txt" textDecoration="underline">
            {text.licences}
          </Link>
        </Panel>
      </VStack>
    )
  }
  const parts = id === 'privacy' ? privacy.parts(notice) : accessibility.parts(notice)
  return (
    <VStack gap="5" align="stretch">
      <Panel title={text.short} bg="brand.subtle" borderColor="transparent">
        <Lines lines={(id === 'privacy' ? privacy : accessibility).short} large />
      </Panel>
      <Box>
        <Heading as="h2" size="xl" mb="3">
          {text.more}
        </Heading>
        <VStack gap="5" align="stretch">
          {parts.map(part => (
            <Section key={part.title} {...part} />
          ))}
          {id === 'privacy' && notice.basis && <Section title={text.basis} lines={[notice.basis]} />}
          {id === 'privacy' && <Kept kept={notice.kept} />}
          <Operator notice={notice} level={3} />
        </VStack>
      </Box>
    </VStack>
  )
}

const Section = ({ title, lines }: Part) => (
  <Panel title={title} level={3}>
    <Lines lines={lines} />
  </Panel>
)

function Lines({ lines, large = false }: { lines: readonly string[]; large?: boolean }) {
  return (
    <Box as="ul" listStyleType="disc" ps="5" maxW="prose" textStyle={large ? 'lg' : 'md'}>
      {lines.map(line => (
        <Box as="li" key={line} mb="2">
          {line}
        </Box>
      ))}
    </Box>
  )
}

function Operator({ notice: { operator }, level }: { notice: LegalNotice; level: 2 | 3 }) {
  const rows = [
    [text.name, operator.name],
    [text.contact, operator.contact],
    [text.host, operator.host],
  ] as const
  return (
    <Panel title={text.operator} level={level}>
      <Box as="dl" display="grid" gridTemplateColumns={{ base: '1fr', sm: '14rem 1fr' }} columnGap="4" rowGap="2">
        {rows.map(([label, value]) => (
          <Row key={label} label={label}>
            {value ?? <Text as="em">{text.toFill}</Text>}
          </Row>
        ))}
      </Box>
    </Panel>
  )
}

function Kept({ kept }: { kept: LegalNotice['kept'] }) {
  return (
    <Panel title={text.kept} level={3}>
      <Box as="dl" display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="5" rowGap="2">
        {kept.map(({ what, until }) => (
          <Row key={what} label={what}>
            {until}
          </Row>
        ))}
      </Box>
    </Panel>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Text as="dt" fontWeight="semibold">
      {label}
    </Text>
    <Text as="dd" color="ink.muted" overflowWrap="anywhere" mb={{ base: '2', md: '0' }}>
      {children}
    </Text>
  </>
)
