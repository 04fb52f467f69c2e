import { ArrowLeftIcon, Box, Flex, IconButton } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { messages as text } from './messages.ts'

const STEPS = [1, 2, 3]
type Props = { step: number; back: { label: string; onClick: () => void }; children?: ReactNode }

/** The way back, how far one is, and what else can be done. */
export function StartHeader({ step, back, children }: Props) {
  return (
    <Flex align="center" gap="3" minH="12" mb={{ base: '3', md: '5' }}>
      <IconButton
        variant="ghost"
        boxSize="11"
        ms="-2"
        aria-label={back.label}
        title={back.label}
        onClick={back.onClick}
      >
        <ArrowLeftIcon aria-hidden />
      </IconButton>
      <Flex role="img" aria-label={text.step(step)} gap="1.5" flex="1">
        {STEPS.map(n => (
          <Box key={n} h="1.5" w="7" borderRadius="full" bg={n <= step ? 'brand.solid' : 'brand.muted'} />
        ))}
      </Flex>
      {children}
    </Flex>
  )
}
