import { Link } from '@ariane/shared/router'
import { Box, chakra, Flex } from '@ariane/shared/ui'

const Item = chakra(Link)

type Section = { to: string; title: string }

/** The part that is open is in sight. */
const showWhole = (part: HTMLElement | null) => {
  const row = part?.parentElement
  if (row) row.scrollLeft = part.offsetLeft - row.offsetLeft - (row.clientWidth - part.offsetWidth) / 2
}

/** The parts of one screen, each at its own address. */
export function SectionNav({ label, items, current }: { label: string; items: readonly Section[]; current: Section }) {
  return (
    <nav aria-label={label}>
      <Flex
        as="ul"
        listStyleType="none"
        gap="2"
        wrap={{ base: 'nowrap', md: 'wrap' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        // One line that is moved with a finger, to the edge of the screen; a ring around a part keeps its room.
        mx={{ base: '-4', md: '0' }}
        px={{ base: '4', md: '0' }}
        my={{ base: '-1.5', md: '0' }}
        py={{ base: '1.5', md: '0' }}
        mb={{ base: '3.5', md: '6' }}
        scrollbarWidth="none"
      >
        {items.map(item => (
          <Box as="li" key={item.to} flexShrink="0" ref={item === current ? showWhole : undefined}>
            <Item
              to={item.to}
              aria-current={item === current ? 'page' : undefined}
              display="inline-flex"
              alignItems="center"
              minH="touch"
              px={{ base: '4', md: '5' }}
              whiteSpace="nowrap"
              borderRadius="full"
              borderWidth="1.5px"
              borderColor="border"
              bg="surface"
              color="ink.muted"
              fontWeight="semibold"
              textStyle="sm"
              textDecoration="none"
              _hover={{ color: 'brand.fg', borderColor: 'brand.fg' }}
              _currentPage={{ bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.fg' }}
            >
              {item.title}
            </Item>
          </Box>
        ))}
      </Flex>
    </nav>
  )
}
