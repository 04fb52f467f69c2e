import type { ChildWeek } from '@ariane/shared/contracts/children'
import { Box, Button, Center, ClipboardIcon, FlagIcon, Flex, Text } from '@ariane/shared/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { messages as text } from './messages.ts'

/** So many stand on the card of a child, the others come on demand. */
const FEW = 5

/** The next tests and homework of a child; a short list says how many more there are. */
export function ComingList({ child, short = false }: { child: Pick<ChildWeek, 'coming'>; short?: boolean }) {
  const [isWhole, setWhole] = useState(!short)
  const list = useRef<HTMLDivElement>(null)
  // The button is gone: the first of those that came takes the focus.
  useEffect(() => {
    if (short && isWhole) list.current?.querySelectorAll('li').item(FEW)?.focus()
  }, [short, isWhole])
  if (child.coming.length === 0) return <Text color="ink.muted">{text.nothingComing}</Text>
  const more = isWhole ? 0 : child.coming.length - FEW
  return (
    <>
      <Lines list={list} coming={more > 0 ? child.coming.slice(0, FEW) : child.coming} />
      {more > 0 && (
        <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
          {text.more(more)}
        </Button>
      )}
    </>
  )
}

function Lines({ list, coming }: Pick<ChildWeek, 'coming'> & { list: RefObject<HTMLDivElement | null> }) {
  return (
    <Box as="ul" ref={list} aria-label={text.coming} listStyleType="none">
      {coming.map(({ id, kind, title, startDate }) => {
        const LineIcon = kind === 'exam' ? FlagIcon : ClipboardIcon
        return (
          <Flex
            as="li"
            tabIndex={-1}
            key={`${id} ${startDate}`}
            gap="3"
            py="2"
            colorPalette={kind === 'exam' ? 'danger' : 'orange'}
          >
            <Center boxSize="10" borderRadius="l2" bg="colorPalette.subtle" color="colorPalette.fg" aria-hidden>
              <LineIcon size={20} />
            </Center>
            <Box flex="1" minW="0">
              <Text fontWeight="semibold" lineHeight="1.3" overflowWrap="anywhere">
                {title}
              </Text>
              <Text color="ink.muted" textStyle="sm">
                {text.due[kind](startDate)}
              </Text>
            </Box>
          </Flex>
        )
      })}
    </Box>
  )
}
