import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type FilterOption<Value extends string> = { value: Value; label: ReactNode; count?: number | undefined }

export type FilterTabsProps<Value extends string> = {
  /** Name of the group for screen readers. */
  label: string
  options: readonly FilterOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

const pill = {
  type: 'button',
  minH: 'touch',
  px: { base: '3', sm: '4' },
  borderRadius: 'full',
  borderWidth: '1.5px',
  borderColor: 'border',
  bg: 'surface',
  color: 'ink.muted',
  fontWeight: 'semibold',
  textStyle: 'sm',
  cursor: 'pointer',
  transitionProperty: 'background, color, border-color',
  transitionDuration: 'fast',
  _hover: { color: 'colorPalette.fg', borderColor: 'colorPalette.fg' },
  _pressed: {
    bg: 'colorPalette.solid',
    color: 'colorPalette.contrast',
    borderColor: 'colorPalette.solid',
    _hover: { color: 'colorPalette.contrast' },
  },
} as const

/** Filters shown as pills; aria-pressed marks the active one. */
export function FilterTabs<Value extends string>({ label, options, value, onChange }: FilterTabsProps<Value>) {
  return (
    <Flex role="group" aria-label={label} gap="2" wrap="wrap">
      {options.map(option => (
        <chakra.button
          key={option.value}
          {...pill}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && (
            <chakra.span ms="1.5" fontVariantNumeric="tabular-nums">
              ({option.count})
            </chakra.span>
          )}
        </chakra.button>
      ))}
    </Flex>
  )
}
