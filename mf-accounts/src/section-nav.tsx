import { Link } from '@ariane/shared/router'
import { chakra, Flex } from '@ariane/shared/ui'

const Item = chakra(Link)

type Section = { to: string; title: string }

/** The parts of one screen, each at its own address. */
export function SectionNav({ label, items, current }: { label: string; items: readonly Section[]; current: Section }) {
  return (
    <Flex as="nav" aria-label={label} gap="2" wrap="wrap" mb="6">
      {items.map(item => (
        <Item
          key={item.to}
          to={item.to}
          aria-current={item === current ? 'page' : undefined}
          display="inline-flex"
          alignItems="center"
          minH="touch"
          px="5"
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
      ))}
    </Flex>
  )
}
