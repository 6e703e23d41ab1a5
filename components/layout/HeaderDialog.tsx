import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { DialogButton } from '@/components/interactive/DialogButton';
import { Icon } from '@/components/ui/Icon';
import { labels } from '@/content/labels';

interface HeaderDialogProps
  extends Omit<
    ComponentProps<typeof DialogButton>,
    'buttonLabel' | 'closeIcon' | 'closeLabel' | 'icon' | 'label'
  > {
  /** Names of the button and of the dialog. */
  copy: { button: string; label: string };
  icon: 'list' | 'menu';
}

/** A button of the header and the sheet it opens, as high as the window and with its own Close button. */
export function HeaderDialog({ copy, icon, panelClassName, closeClassName, ...dialog }: HeaderDialogProps) {
  return (
    <DialogButton
      {...dialog}
      buttonLabel={copy.button}
      closeClassName={clsx('absolute grid size-12 place-items-center', closeClassName)}
      closeIcon={<Icon name="close" />}
      closeLabel={labels.close}
      icon={<Icon name={icon} />}
      label={copy.label}
      panelClassName={clsx(
        'fixed inset-y-0 overflow-y-auto overscroll-contain motion-reduce:animate-none',
        panelClassName,
      )}
    />
  );
}
