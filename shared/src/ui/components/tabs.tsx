import { Box, chakra, Flex } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { lookup } from '../../catalogue/lookup.ts'

export type TabItem<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode }

export type TabsProps<Value extends string> = {
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** The panel of the chosen tab. */
  children: ReactNode
}

const trigger = {
  type: 'button',
  role: 'tab',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  flex: '1 1 auto',
  minH: 'touch',
  px: { base: '2', sm: '5' },
  borderRadius: 'full',
  color: 'ink.muted',
  fontWeight: 'semibold',
  textStyle: 'sm',
  cursor: 'pointer',
  _icon: { boxSize: '5', flexShrink: '0', display: { base: 'none', sm: 'block' } },
  _hover: { color: 'colorPalette.fg' },
  _selected: { bg: { base: 'surface', _dark: 'colorPalette.muted' }, color: 'colorPalette.fg', boxShadow: 'sm' },
} as const

const moves: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs with their panel: arrows, Home and End move, the panel follows the focus. */
export function Tabs<Value extends string>({ label, items, value, onChange, children }: TabsProps<Value>) {
  const id = useId()

  function onKeyDown(event: KeyboardEvent) {
    const at = items.findIndex(item => item.value === value)
    const move = lookup(moves, event.key)
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? items.length - 1
          : move && (at + move + items.length) % items.length
    const next = to === undefined ? undefined : items[to]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }

  return (
    <Box>
      <Flex
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        bg="bg.muted"
        p="1"
        borderRadius="l3"
        gap="1"
        wrap="wrap"
        mb="6"
      >
        {items.map(item => {
          const selected = item.value === value
          return (
            <chakra.button
              key={item.value}
              {...trigger}
              id={`${id}-${item.value}`}
              aria-selected={selected}
              aria-controls={`${id}-panel`}
              tabIndex={selected ? 0 : -1}
              onClick={() => onChange(item.value)}
            >
              {item.icon}
              {item.label}
            </chakra.button>
          )
        })}
      </Flex>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0} borderRadius="l2">
        {children}
      </Box>
    </Box>
  )
}
