// The keys of a screen in one line; a touch screen does not show them.
export const KeyHints = ({ keys }: { keys: readonly (readonly [keys: string, what: string])[] }) => (
  <span className="keys">
    {keys.map(([key, what]) => (
      <span key={key}>
        {key.split(' ').map((k) => (
          <kbd key={k}>{k}</kbd>
        ))}
        {what}
      </span>
    ))}
  </span>
)
