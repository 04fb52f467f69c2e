import { Box, Flex } from '@chakra-ui/react'
import type { PaletteName } from '../palettes.ts'

export type ProgressBarProps = {
  /** What advances; read aloud, and shown unless `hideLabel`. */
  label: string
  /** 0–100; other values are clamped. */
  value: number
  tone?: PaletteName
  hideLabel?: boolean
}

/** A progress bar with its number, so that colour is not the only information. */
export function ProgressBar({ label, value, tone = 'brand', hideLabel = false }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0)))
  return (
    <Box colorPalette={tone} w="100%">
      <Flex justify="space-between" gap="3" mb="1.5" textStyle="sm" aria-hidden>
        <Box as="span" color="ink.muted">
          {hideLabel ? '' : label}
        </Box>
        <Box as="span" fontWeight="bold" color="colorPalette.fg" fontVariantNumeric="tabular-nums">
          {percent} %
        </Box>
      </Flex>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${percent} %`}
        h="2.5"
        borderRadius="full"
        bg="colorPalette.muted"
        overflow="hidden"
      >
        <Box
          h="100%"
          borderRadius="full"
          bg="colorPalette.solid"
          transition="width 400ms"
          style={{ width: `${percent}%` }}
        />
      </Box>
    </Box>
  )
}
