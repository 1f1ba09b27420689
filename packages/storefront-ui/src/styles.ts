// Order matters: the layer statement first, then the values, then what uses them.
import './css/layers.css.ts';
import './theme/theme.css.ts';
import './theme/reset.css.ts';
import './theme/base.css.ts';
