// Shared lazily: the shell reaches it through import() only.
export { Dialog, Drawer, Menu, Portal } from '@chakra-ui/react'
export { BottomSheet, type BottomSheetProps } from './bottom-sheet.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
export { EraseDraft } from './erase-draft.tsx'
/** The second name is the one that remotes of earlier builds load; it goes with the next contract version. */
export { HelplineNotice, HelplineNotice as KindLine, type HelplineNoticeProps } from './helpline-notice.tsx'
export { Modal, type ModalProps } from './modal.tsx'
export { Stepper, type StepperProps } from './stepper.tsx'
export { Tooltip, type TooltipProps } from './tooltip.tsx'
