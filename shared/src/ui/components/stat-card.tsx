import { Box, Center, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { PaletteName } from '../palettes.ts'

export type StatCardProps = {
  icon: ReactNode
  label: ReactNode
  value: ReactNode
  tone?: PaletteName
  /** Makes the whole card a button. */
  onClick?: (() => void) | undefined
}

/** A counter: big number, label, icon in its colour. */
export function StatCard({ icon, label, value, tone = 'brand', onClick }: StatCardProps) {
  const inside = (
    <>
      <Center
        as="span"
        boxSize={{ base: '9', sm: '12' }}
        borderRadius="l2"
        bg="colorPalette.subtle"
        color="colorPalette.fg"
        _icon={{ boxSize: { base: '5', sm: '6' } }}
        aria-hidden
        flexShrink="0"
      >
        {icon}
      </Center>
      <Flex as="span" direction="column-reverse" minW="0">
        <Box as="span" color="ink.muted" textStyle="sm">
          {label}
        </Box>
        <Box as="span" textStyle="2xl" fontWeight="extrabold" fontVariantNumeric="tabular-nums">
          {value}
        </Box>
      </Flex>
    </>
  )
  const look = {
    colorPalette: tone,
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', sm: '4' },
    w: '100%',
    textAlign: 'start',
    bg: 'surface',
    borderRadius: 'l3',
    borderWidth: '1px',
    borderColor: 'border',
    boxShadow: 'sm',
    p: { base: '4', sm: '5' },
  } as const
  if (!onClick) return <Box {...look}>{inside}</Box>
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      cursor="pointer"
      _hover={{ borderColor: 'colorPalette.fg' }}
      {...look}
    >
      {inside}
    </chakra.button>
  )
}
