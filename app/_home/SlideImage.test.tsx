import { render, screen } from '@testing-library/react';
import { SlideImage } from './SlideImage';

test('the box has the name of the drawing: a file that fails leaves neither words nor the sign of a broken image', () => {
  const { container, rerender } = render(<SlideImage alt="Caliper over a shaft" className="" src="/a.svg" />);
  expect(screen.getByRole('img', { name: 'Caliper over a shaft' })).toContainElement(
    container.querySelector('img[alt=""]'),
  );
  rerender(<SlideImage alt="" className="" src="/a.svg" />);
  expect(screen.queryByRole('img')).toBeNull();
});
