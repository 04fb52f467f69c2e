import { Box, chakra } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useMemo } from 'react'
import { messages } from '../messages.ts'
import { FieldContext } from './field-context.ts'

export type FormFieldProps = {
  label: ReactNode
  /** An Input, Textarea or Select: it gets the label, the hint and the error by itself. */
  children: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Whether the form is refused without it: said beside the label, before anything is sent. */
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
}

/** A labelled control with its hint and its error, which is announced when it appears. */
export function FormField(props: FormFieldProps) {
  const { label, children, hint, error, required = false, disabled = false, readOnly = false } = props
  const id = useId()
  const hasHint = Boolean(hint)
  const invalid = Boolean(error)
  const field = useMemo(() => {
    const describedBy = [hasHint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ') || undefined
    return { id, describedBy, invalid, required, disabled, readOnly }
  }, [id, hasHint, invalid, required, disabled, readOnly])
  return (
    <Box display="flex" flexDirection="column" gap="1.5" w="100%">
      <Box display="flex" flexWrap="wrap" columnGap="2" alignItems="baseline">
        <chakra.label htmlFor={id} textStyle="label" opacity={disabled ? 0.7 : undefined}>
          {label}
        </chakra.label>
        {/* Read with the control, which is `required`: beside the label, so that its name stays what it is. */}
        {required && (
          <Box as="span" color="ink.muted" textStyle="sm" aria-hidden>
            {messages.required}
          </Box>
        )}
      </Box>
      <FieldContext value={field}>{children}</FieldContext>
      {hasHint && (
        <Box id={`${id}-hint`} color="ink.muted" textStyle="sm">
          {hint}
        </Box>
      )}
      <Box id={`${id}-error`} aria-live="polite" display="contents">
        {invalid && (
          <Box display="flex" gap="1.5" color="danger.fg" fontWeight="medium" textStyle="sm">
            <Box pt="0.5" flexShrink="0">
              <TriangleAlert size={16} aria-hidden />
            </Box>
            {error}
          </Box>
        )}
      </Box>
    </Box>
  )
}

/** Several controls under one name: `<fieldset>` and its legend. */
export function FormGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <chakra.fieldset display="flex" flexDirection="column" gap="4" w="100%" minW="0">
      <chakra.legend textStyle="label" mb="2">
        {legend}
      </chakra.legend>
      {children}
    </chakra.fieldset>
  )
}
