import { IconButton } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PaletteName } from '../palettes.ts'

export type RoundButtonProps = {
  /** Its name: read aloud and shown as a tooltip. */
  label: string
  onClick: () => void
  /** A plus by default. */
  icon?: ReactNode
  tone?: PaletteName
  variant?: 'solid' | 'subtle' | 'surface' | 'ghost'
  disabled?: boolean
}

/** A round icon button. */
export function RoundButton({
  label,
  onClick,
  icon,
  tone = 'brand',
  variant = 'solid',
  disabled = false,
}: RoundButtonProps) {
  return (
    <IconButton
      colorPalette={tone}
      variant={variant}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      boxSize="12"
    >
      {icon ?? <Plus aria-hidden />}
    </IconButton>
  )
}
