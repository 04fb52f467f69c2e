import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; fallback: (error: unknown) => ReactNode; onFailure?: (error: unknown) => void }

/** Keeps an error inside one screen from reaching the rest of the page. */
export class Boundary extends Component<Props, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error)
  }

  override render() {
    return this.state.failure ? this.props.fallback(this.state.failure.error) : this.props.children
  }
}
