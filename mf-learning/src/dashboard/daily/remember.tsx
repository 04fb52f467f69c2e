import { Link } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { Badge, Box, Center, ClipboardIcon, chakra, FlagIcon, Heading, Panel, Text } from '@ariane/shared/ui'
import { useId } from 'react'
import { coming } from '../tips/store.ts'
import { messages } from './messages.ts'
import { type Reminder, toRemember } from './remember-rules.ts'

const text = messages.remember
const Row = chakra(Link)

/** « À ne pas oublier »: the next tests and homework, three at most. */
export function Remember() {
  const loaded = useStore(coming.$data)
  const id = useId()
  if (loaded.state !== 'ready') return null
  const items = toRemember(loaded.data.events, loaded.data.at)
  return (
    <Panel aria-labelledby={id}>
      <Heading as="h2" id={id} size="lg" mb="1">
        {text.title}
      </Heading>
      {items.length === 0 && <Text color="ink.muted">{text.nothing}</Text>}
      <Box as="ul" listStyleType="none">
        {items.map((item, n) => (
          <Box as="li" key={item.to} borderTopWidth={n > 0 ? '1px' : '0'} borderColor="border">
            <Line {...item} />
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

function Line({ kind, title, detail, to }: Reminder) {
  const LineIcon = kind === 'exam' ? FlagIcon : ClipboardIcon
  return (
    <Row
      to={to}
      colorPalette={kind === 'exam' ? 'danger' : 'orange'}
      display="flex"
      alignItems="center"
      gap="3"
      py="2"
      minH="touch"
      borderRadius="l2"
      color="inherit"
      textDecoration="none"
      _hover={{ bg: 'bg.subtle' }}
    >
      <Center
        boxSize="11"
        flexShrink="0"
        borderRadius="l2"
        bg="colorPalette.subtle"
        color="colorPalette.fg"
        // The words go first where there is no room for both.
        css={{ '@media (max-width: 23.99rem)': { display: 'none' } }}
        aria-hidden
      >
        <LineIcon size={22} />
      </Center>
      <Box flex="1" minW="0">
        <Text fontWeight="semibold" lineHeight="1.3" overflowWrap="anywhere">
          {title}
        </Text>
        <Text color="ink.muted" textStyle="sm">
          {detail}
        </Text>
      </Box>
      <Badge flexShrink="0">{text[kind]}</Badge>
    </Row>
  )
}
