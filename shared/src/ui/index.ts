export { applyTheme, readTheme, type ThemeChoice } from './color-mode.ts'
export { FONTS, LEGIBLE_FONT, type ReadingFont, SPACINGS, type Spacing } from './comfort.ts'
export { AppProvider } from './components/app-provider.tsx'
export { Button } from './components/button.tsx'
export { Checkbox, RadioGroup, type RadioGroupProps, Switch } from './components/choice.tsx'
export { Input, Select, Textarea } from './components/controls.tsx'
export { type FilterOption, FilterTabs, type FilterTabsProps } from './components/filter-tabs.tsx'
export { FormField, type FormFieldProps, FormGroup } from './components/form-field.tsx'
export { Illustration, type IllustrationName } from './components/illustration.tsx'
export { Logo } from './components/logo.tsx'
export { Notice, type NoticeProps, type NoticeTone } from './components/notice.tsx'
export { PageHeader, type PageHeaderProps } from './components/page-header.tsx'
export { Panel, type PanelProps } from './components/panel.tsx'
export { ProgressBar, type ProgressBarProps } from './components/progress-bar.tsx'
export { RoundButton, type RoundButtonProps } from './components/round-button.tsx'
export { SavedIndicator } from './components/saved-indicator.tsx'
export { SkeletonCards } from './components/skeleton-cards.tsx'
export { SkipLink } from './components/skip-link.tsx'
export { StatCard, type StatCardProps } from './components/stat-card.tsx'
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  LoadingState,
} from './components/states.tsx'
export { type TabItem, Tabs, type TabsProps } from './components/tabs.tsx'
export { ThemeToggle } from './components/theme-toggle.tsx'
export { showToast, ToastRegion, type ToastTone } from './components/toast.tsx'
export * from './icons.ts'
export type { PaletteName } from './palettes.ts'
export * from './parts.ts'
export { eventPalette, subjectPalette } from './tokens.ts'
