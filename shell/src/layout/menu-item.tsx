import { Link } from '@ariane/shared/router'
import { Box, chakra, type Icon, VisuallyHidden } from '@ariane/shared/ui'
import { formatShortCount } from '../unread-count/rules.ts'

const ItemButton = chakra('button')
const ItemLink = chakra(Link)

type Props = {
  icon: Icon
  label: string
  open: boolean
  onClick: () => void
  /** With an address, the item is a link. */
  to?: string
  current?: boolean
  /** Drawn with a border, above the others. */
  outlined?: boolean
  /** The tour of the first visit is talking about this item. */
  highlighted?: boolean
  expanded?: boolean
  /** How many things wait there, as a number and in words. */
  badge?: { count: number; label: string }
}

const itemStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '48px',
  px: '3',
  borderRadius: 'l2',
  fontWeight: 'semibold',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  color: 'ink.muted',
  textDecoration: 'none',
  _hover: { bg: 'bg.muted', color: 'ink' },
  _currentPage: { bg: 'brand.subtle', color: 'brand.fg' },
} as const

const OUTLINED = {
  borderWidth: '1.5px',
  borderColor: 'border.strong',
  borderRadius: 'full',
  color: 'brand.fg',
  px: '2.5',
} as const

/** How the tour shows what it talks about. */
export const HIGHLIGHTED = { outline: '3px solid', outlineColor: 'accent.solid', outlineOffset: '-3px' } as const

/** One menu line: collapsed it shows its icon alone, but a screen reader always gets its name. */
export function MenuItem({
  icon: ItemIcon,
  label,
  open,
  onClick,
  to,
  current = false,
  outlined = false,
  highlighted = false,
  expanded,
  badge,
}: Props) {
  const inside = (
    <>
      <Box as="span" display="block" flexShrink="0" pos="relative" aria-hidden>
        <ItemIcon size={22} />
        {badge && <UnreadBadge of={badge.count} />}
      </Box>
      {open ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
      {badge && <VisuallyHidden>, {badge.label}</VisuallyHidden>}
    </>
  )
  const title = open ? {} : { title: label }
  if (to)
    return (
      <ItemLink
        to={to}
        {...itemStyle}
        {...title}
        {...(current && { 'aria-current': 'page' as const })}
        {...(outlined && OUTLINED)}
        {...(highlighted && HIGHLIGHTED)}
        onClick={onClick}
      >
        {inside}
      </ItemLink>
    )
  return (
    <ItemButton type="button" {...itemStyle} {...title} aria-expanded={expanded} onClick={onClick}>
      {inside}
    </ItemButton>
  )
}

/** A small number at the corner of the icon; the words beside it are for screen readers. */
export function UnreadBadge({ of }: { of: number }) {
  return (
    <Box
      pos="absolute"
      top="-2"
      insetEnd="-2.5"
      minW="5"
      h="5"
      px="1"
      borderRadius="full"
      bg="danger.solid"
      color="danger.contrast"
      fontSize="xs"
      fontWeight="bold"
      lineHeight="1.25rem"
      textAlign="center"
    >
      {formatShortCount(of)}
    </Box>
  )
}
