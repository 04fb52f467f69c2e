import { setComfort } from '@ariane/shared/session'
import { Box, CircleXIcon, chakra, GripIcon, HStack } from '@ariane/shared/ui'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { BAND_HEIGHT_PX, bandPercent, moveBand } from './band.ts'
import { messages } from './messages.ts'
import { useBand } from './use-band.ts'

const text = messages.ruler
const grip = {
  display: 'grid',
  placeItems: 'center',
  boxSize: 'touch',
  cursor: 'pointer',
  color: 'brand.fg',
  borderRadius: 'l1',
} as const

/** A band that shows the line being read and dims the rest. It takes no click: the page below stays usable. */
export default function Ruler() {
  const { top, moveTo } = useBand()
  const grabOffset = useRef(0)
  const percent = bandPercent(top, innerHeight)

  function press(event: KeyboardEvent) {
    const next = event.altKey ? undefined : moveBand(event.key, top, innerHeight)
    if (next === undefined) return
    event.preventDefault()
    moveTo(next)
  }
  function grab(event: PointerEvent) {
    grabOffset.current = event.clientY - top
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function drag(event: PointerEvent) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event.clientY - grabOffset.current)
  }

  return (
    <Box
      as="aside"
      aria-label={text.label}
      pos="fixed"
      insetX="0"
      top="0"
      h={`${BAND_HEIGHT_PX}px`}
      zIndex="1900"
      pointerEvents="none"
      borderBlockWidth="2px"
      borderColor="brand.fg"
      style={{ transform: `translateY(${top}px)`, boxShadow: '0 0 0 200vmax rgb(20 18 40 / 0.28)' }}
    >
      <HStack
        gap="0"
        pos="absolute"
        right="3"
        {...(percent > 50 ? { bottom: '100%', mb: '2px' } : { top: '100%', mt: '2px' })}
        bg="surface"
        borderWidth="1px"
        borderColor="border.strong"
        borderRadius="l2"
        boxShadow="md"
        pointerEvents="auto"
      >
        <chakra.div
          {...grip}
          role="slider"
          tabIndex={0}
          aria-label={text.move}
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={text.at(percent)}
          cursor="grab"
          touchAction="none"
          title={text.hint}
          onKeyDown={press}
          onPointerDown={grab}
          onPointerMove={drag}
        >
          <GripIcon size={22} aria-hidden />
        </chakra.div>
        <chakra.button
          {...grip}
          type="button"
          aria-label={text.hide}
          title={text.hide}
          onClick={() => setComfort({ ruler: false })}
        >
          <CircleXIcon size={22} aria-hidden />
        </chakra.button>
      </HStack>
    </Box>
  )
}
