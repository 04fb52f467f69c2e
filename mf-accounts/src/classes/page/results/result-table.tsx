import { Link } from '@ariane/shared/router'
import { Box, Button, chakra, Text } from '@ariane/shared/ui'
import { messages } from '../../messages.ts'
import { FiguresCell } from './figures.tsx'
import { callsForHelp, PALETTES, type ResultRow, rowAddress } from './rules.ts'

const text = messages.results
const Table = chakra('table')
const Row = chakra('tr')
const Head = chakra('th')
const Cell = chakra('td')
/** On a phone a row is a card: its cells stand below each other. */
const ROW = { base: 'block', md: 'table-row' } as const
const CELL = { base: 'block', md: 'table-cell' } as const
const cell = {
  display: CELL,
  px: '4',
  py: { base: '1', md: '3' },
  textAlign: 'start',
  verticalAlign: 'middle',
} as const

/** The results of sub-chapters and notions; each row leads to who answered what. */
export function ResultTable({ id, days, rows }: { id: string; days: number; rows: readonly ResultRow[] }) {
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="l3" bg="surface" overflow="hidden" boxShadow="sm">
      <Table w="full" display={{ base: 'block', md: 'table' }} aria-label={text.table} borderCollapse="collapse">
        <chakra.thead display={{ base: 'none', md: 'table-header-group' }} bg="bg.muted">
          <tr>
            {Object.values(text.head).map(title => (
              <Head key={title} scope="col" px="4" py="2" textAlign="start" textStyle="sm">
                {title}
              </Head>
            ))}
          </tr>
        </chakra.thead>
        <chakra.tbody display={{ base: 'block', md: 'table-row-group' }}>
          {rows.map(row => (
            <Line key={row.key} row={row} to={rowAddress(id, days, row)} />
          ))}
        </chakra.tbody>
      </Table>
    </Box>
  )
}

function Line({ row, to }: { row: ResultRow; to: string }) {
  const { title, topic, notion, pupils, level, trend, toHelp } = row
  const helps = callsForHelp(row)
  return (
    <Row
      display={ROW}
      borderTopWidth="1px"
      borderColor="border"
      py={{ base: '3', md: '0' }}
      bg={notion ? '' : 'bg.subtle'}
    >
      <Head {...cell} scope="row" fontWeight="normal">
        <Text fontWeight="bold">{title}</Text>
        <Text color="ink.muted" textStyle="sm">
          {notion ? text.where(topic.title, pupils) : text.whole(topic.chapter, pupils)}
        </Text>
      </Head>
      <Cell {...cell}>
        <FiguresCell {...row} />
      </Cell>
      <Cell {...cell} color={trend ? 'inherit' : 'ink.muted'}>
        {trend ? text.trends[trend] : text.early}
      </Cell>
      <Cell {...cell}>
        <Button
          asChild
          size="sm"
          variant={helps ? 'subtle' : 'ghost'}
          colorPalette={PALETTES[level]}
          aria-label={helps ? text.helpOn(toHelp.length, title) : text.seeOn(title)}
        >
          <Link to={to}>{helps ? text.help(toHelp.length) : text.see}</Link>
        </Button>
      </Cell>
    </Row>
  )
}
