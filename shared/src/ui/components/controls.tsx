import { Box, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { input, select, textarea } from '../recipes/controls.ts'
import { useFieldControl, useFieldReadOnly } from './field-context.ts'

const StyledInput = chakra('input', input)
const StyledTextarea = chakra('textarea', textarea)
const StyledSelect = chakra('select', select)

/** One line of text; inside a FormField it takes its label, hint and error. */
export function Input(props: ComponentProps<typeof StyledInput>) {
  const readOnly = useFieldReadOnly()
  return <StyledInput readOnly={readOnly || undefined} {...props} {...useFieldControl(props)} />
}

/** Several lines of text. */
export function Textarea(props: ComponentProps<typeof StyledTextarea>) {
  const readOnly = useFieldReadOnly()
  return <StyledTextarea readOnly={readOnly || undefined} {...props} {...useFieldControl(props)} />
}

/** The browser's list of choices: `<option>`s as children, `placeholder` as the empty one. */
export function Select({
  placeholder,
  children,
  ...rest
}: ComponentProps<typeof StyledSelect> & { placeholder?: string }) {
  return (
    <Box pos="relative" w="100%">
      <StyledSelect {...rest} {...useFieldControl(rest)}>
        {placeholder && <option value="">{placeholder}</option>}
        {children}
      </StyledSelect>
      <Box pos="absolute" insetEnd="3.5" top="50%" transform="translateY(-50%)" pointerEvents="none" color="ink.muted">
        <ChevronDown size={20} aria-hidden />
      </Box>
    </Box>
  )
}
