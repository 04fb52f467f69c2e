import { Button, RoundButton, type RoundButtonProps } from '@ariane/shared/ui'
import { useNarrow } from './use-narrow.ts'

type Props = Pick<RoundButtonProps, 'label' | 'icon' | 'onClick'> & {
  /** A part of its name, shown beside the icon where there is room. */
  words: string
  variant: 'solid' | 'outline' | 'ghost'
}

/** An action on the week: a round icon on a phone, with its word on a computer. */
export function ActionButton({ label, words, icon, variant, onClick }: Props) {
  const isNarrow = useNarrow()
  if (isNarrow)
    return (
      <RoundButton label={label} icon={icon} variant={variant === 'outline' ? 'subtle' : variant} onClick={onClick} />
    )
  return (
    <Button variant={variant} px="4" aria-label={label} title={label} onClick={onClick}>
      {icon}
      {words}
    </Button>
  )
}
